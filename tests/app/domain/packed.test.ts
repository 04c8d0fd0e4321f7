import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '#app/domain/packed.ts';

describe('packed data', () => {
  it('comes out as it went in, whatever quotes it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const there = JSON.parse(JSON.stringify(value)) as unknown;
        expect(unpack(pack(there))).toEqual(there);
      }),
    );
    const quoted = { text: `5' 9" and "it's"`, list: ["'", '"', '\\"'] };
    expect(unpack(pack(quoted))).toEqual(quoted);
  });

  it('holds no quotes of JSON, which would be escaped once more for each text around it', () => {
    expect(pack({ name: 'Wool coat', price: 3 }).packed).toBe("{'name':'Wool coat','price':3}");
  });
});
