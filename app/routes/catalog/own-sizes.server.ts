import { listDefaults } from '#app/domain/list-params.ts';
import { listText } from '#app/domain/list-text.ts';
import { genders } from '#app/domain/vocabulary.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import { filterNames, sizeLabel } from '#app/components/filter-names.server.ts';

/** The sizes somebody keeps, in words, per gender that has some. */
export async function ownSizes(visitor: Visitor) {
  const { language, sizes } = visitor.preferences;
  const t = translator(language, 'catalog');
  const kept = genders.filter((gender) => sizes[gender].length > 0);
  return Promise.all(
    kept.map(async (gender) => {
      const names = await filterNames(visitor, { ...listDefaults, gender });
      const labels = sizes[gender].map((size) => sizeLabel(size, names, t));
      return { gender, labels: listText(labels, language) };
    }),
  );
}
