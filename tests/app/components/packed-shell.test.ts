import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packShell, unpackShell } from '#app/components/shell/packed-shell.ts';
import type { ShellData } from '#app/components/shell/shell-props.ts';

const shell: ShellData = {
  gender: 'women',
  categories: [],
  designers: [],
  designerCount: 3,
  region: 'US',
  regionName: 'United States',
  currency: 'USD',
  languageName: 'English',
  account: null,
  status: 'NotLoggedIn',
  bagCount: 0,
  appBanner: true,
  lite: false,
  links: { stores: [], social: [] },
  contactUrl: null,
};

describe("the shell's data on its way", () => {
  it('comes out as it went in, whatever the names and values are', () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9'".&|,;:~ -]{1,30}$/).map((text) => text.trim() || 'x');
    const named = fc.record({ value: word, name: word });
    fc.assert(
      fc.property(
        fc.array(fc.record({ value: word, name: word, children: fc.array(named) })),
        fc.array(named),
        (categories, designers) => {
          const data = { ...shell, categories, designers };
          expect(unpackShell(packShell(data))).toEqual(data);
        },
      ),
    );
  });

  it('says a value only where the name does not', () => {
    const designers = [
      { value: 'lune-ardente', name: 'Lune Ardente' },
      { value: 'atelier-ete', name: 'Atelier Été' },
    ];
    const { packed } = packShell({ ...shell, designers });
    expect(packed).not.toContain('lune-ardente');
    expect(packed).toContain('atelier-ete');
  });
});
