/** Advisory locks of PostgreSQL. Any numbers do, as long as they differ and all nodes agree on them. */
export const locks = {
  migration: 733_201_144,
  trade: 733_201_145,
  mails: 733_201_146,
  prune: 733_201_147,
  seed: 733_201_148,
  watches: 733_201_149,
  trending: 733_201_150,
  pictures: 733_201_151,
  reviews: 733_201_152,
  leaving: 733_201_153,
} as const;
