import { expect, it } from 'vitest';
import { compareSizes } from '#backend/areas/catalog/size-order.ts';

it('goes from small to large: letters, numbers, numbers with a unit, the rest', () => {
  const sorted = [
    'XXS',
    'XS',
    's',
    'M',
    'L',
    'XL',
    '2XL',
    '3XL',
    '7',
    '7.5',
    '10',
    '36',
    '100',
    '38 mm',
    '40 mm',
    'One Size',
  ];
  const mixed = [...sorted].sort((a, b) => (a < b ? -1 : 1));
  expect(mixed.sort(compareSizes)).toEqual(sorted);
});
