import { pageBytes } from '../../bench/bytes.mjs';
import { findBrowsePlaces, readAs } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

/**
 * What a cold visit may weigh, in kilobytes as sent: what was reached, so that nothing is lost again. The aim is 25 for
 * HTML with its stylesheet and 90 for script.
 */
const most: Record<string, { page: number; script: number }> = {
  home: { page: 22, script: 87 },
  shopping: { page: 25, script: 94 },
  category: { page: 29, script: 91 },
  search: { page: 29.5, script: 91 },
  product: { page: 32, script: 100 },
};

test('pages keep their weight', async ({ request, baseURL }) => {
  for (const { name, path } of await findBrowsePlaces(readAs(request))) {
    const bytes = await pageBytes(baseURL, path);
    expect
      .soft(bytes['HTML kB'] + bytes['CSS kB'], `${name}: HTML and CSS`)
      .toBeLessThanOrEqual(most[name]!.page);
    expect.soft(bytes['JS kB'], `${name}: script`).toBeLessThanOrEqual(most[name]!.script);
    expect.soft(bytes['JS files'], `${name}: files of script`).toBeLessThanOrEqual(12);
  }
});
