import { both, women, type Shape } from './shape.ts';

const bag = { category1: 'bags', line: 'bags', sizes: 'one' } as const;

export const bags: readonly Shape[] = [
  { ...bag, id: 'm22', noun: 'backpack', genders: both, line: 'outdoor', category2: 'backpacks', usd: [110, 260], material: 'ripstop nylon',
    names: ['ripstop day pack', 'zipped day pack', '18-litre backpack'],
    notes: ['A main compartment, a zipped front pocket and a grab handle.', 'Padded sleeve for a 14-inch laptop.', 'Water-repellent, with taped zips.'] },
  { ...bag, id: 'w20', noun: 'tote bag', genders: women, category2: 'tote-bags', usd: [390, 900], material: 'grained leather',
    names: ['grained leather tote', 'leather shopper', 'structured tote'],
    notes: ['Two rolled handles and a hanging tag.', 'Open top with an inner zip pocket; takes a laptop.', 'Unlined, so the suede side shows within.'] },
  { ...bag, id: 'v29', noun: 'tote bag', genders: both, category2: 'tote-bags', usd: [170, 400], material: 'heavy canvas',
    names: ['leather-trimmed canvas tote', 'canvas shopper', 'leather-base tote'],
    notes: ['A leather base and handles on twenty-ounce canvas.', 'One inner pocket, and a base that stands by itself.'] },
  { ...bag, id: 'w21', noun: 'chain shoulder bag', genders: women, category2: 'shoulder-bags', usd: [560, 1250], material: 'quilted lambskin',
    names: ['quilted chain flap bag', 'quilted shoulder bag', 'chain-strap flap bag'],
    notes: ['Diamond quilting, a turn lock and a chain that can be doubled.', 'Two compartments and a slip pocket under the flap.'] },
  { ...bag, id: 'v28', noun: 'shoulder bag', genders: women, category2: 'shoulder-bags', usd: [280, 640], material: 'coated canvas', pattern: 'monogram',
    names: ['monogram flap bag', 'V-flap shoulder bag', 'printed canvas bag'],
    notes: ['A V-shaped flap on a stud, with a leather strap.', 'The small repeat is printed, then coated against rain.'] },
  { ...bag, id: 'w23', noun: 'hobo bag', genders: women, category2: 'shoulder-bags', usd: [330, 760], material: 'soft leather',
    names: ['slouch leather hobo', 'half-moon hobo', 'ring-handle shoulder bag'],
    notes: ['One broad strap that grows out of the body.', 'A zip across the top and gilt rings at the sides.'] },
  { ...bag, id: 'w22', noun: 'baguette bag', genders: women, category2: 'mini-bags', usd: [270, 600], material: 'croc-embossed leather',
    names: ['croc-embossed baguette', 'embossed mini bag', 'ring-lock baguette'],
    notes: ['Croc-embossed calf with a ring lock.', 'Sits under the arm on a short strap.'] },
  { ...bag, id: 'v27', noun: 'baguette bag', genders: women, category2: 'mini-bags', usd: [210, 470], material: 'satin',
    names: ['satin baguette', 'evening baguette', 'satin mini bag'],
    notes: ['A zip top and a short padded strap.', 'Holds a phone, keys and not much else, which is the idea.'] },
];
