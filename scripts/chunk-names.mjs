/**
 * Which of the client's modules travel together. Left alone, every set of modules that some pages share becomes a
 * file: three dozen small ones a page, which compress a quarter worse than the same code in five.
 */

/** Pages whose shared modules make one file each, in this order; `from` is by how many of them a module is used. */
const groups = [
  {
    name: 'shell',
    pages: ['app/root.tsx', 'app/entry.client.tsx', 'app/frame.tsx', 'app/routes/page-meta.ts'],
    from: 1,
  },
  {
    name: 'lists',
    pages: [
      'app/routes/catalog/shopping-home.tsx',
      'app/routes/catalog/category.tsx',
      'app/routes/catalog/search.tsx',
      'app/routes/product/product.tsx',
    ],
    from: 2,
  },
  // Used on many pages more, which should not fetch galleries for them.
  {
    name: 'people',
    pages: [
      'app/components/UserLine.tsx',
      'app/components/badge-labels.ts',
      'app/components/ConditionChips.tsx',
      'app/domain/page-address.ts',
    ],
    from: 1,
  },
  {
    name: 'piece',
    pages: ['app/routes/product/product.tsx', 'app/routes/offer/listing.tsx', 'app/routes/offer/sold.tsx'],
    from: 2,
  },
];

/**
 * Rollup's `manualChunks` for the client.
 * @returns {(id: string, graph: { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null, getModuleIds: () => Iterable<string> }) => string | undefined}
 */
export function chunkNames() {
  /** @type {Map<string, string> | undefined} */
  let names;
  return (id, graph) => (names ??= nameAll(graph)).get(id);
}

function nameAll({ getModuleInfo, getModuleIds }) {
  const ids = [...getModuleIds()];
  const names = new Map();
  for (const { name, pages, from } of groups) {
    const users = new Map();
    for (const page of pages) {
      const start = ids.find((id) => id.endsWith(`/${page}`));
      if (!start) throw new Error(`${page} is no module of the client any more`);
      for (const id of reachable(start, getModuleInfo)) users.set(id, (users.get(id) ?? 0) + 1);
    }
    for (const [id, count] of users) {
      if (count >= from && !names.has(id))
        names.set(id, id.includes('/node_modules/') || id.startsWith('\0') ? 'framework' : name);
    }
  }
  return names;
}

function reachable(start, getModuleInfo) {
  const found = new Set([start]);
  for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
