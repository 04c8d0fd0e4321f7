import type { Gender } from '#contract/primitives.ts';
import type { Line } from './shapes/shape.ts';
import { slugOf } from './words.ts';

/** An invented house. `tier` 1 is the high street, 4 the avenue. */
export interface Designer {
  slug: string;
  name: string;
  alias: string | null;
  tier: 1 | 2 | 3 | 4;
  lines: readonly Line[];
  genders: readonly Gender[];
  /** Where its things are made, as descriptions say it. */
  made: string;
}

/** Where styles of nobody in the list go (9#22). */
export const OTHER_DESIGNERS = 'Other Designers';

/** name | alias | tier | m men, w women, b both | lines | made in */
const table = `
Halden||1|b|street shirting shoes|Portugal
Norrland Works|Norrland|3|b|outdoor bags|Estonia
Cassel & Thorne|C&T|4|m|tailoring shoes|England
Ruhr Denim||2|b|denim|Germany
Fjell||2|b|knit outdoor accessories|Norway
Vale Archive||1|b|street accessories shoes|Portugal
Maison Verrault|Verrault|3|b|shirting bags|France
Sette Mani||4|b|tailoring shoes leather|Italy
Kestrel Field||2|b|outdoor|England
Kirie||4|b|tailoring womenswear|Japan
Brask||4|b|leather shoes|Denmark
Tokai Mills||2|b|shirting knit denim|Japan
Pallas||2|b|shoes bags eyewear street|Italy
Doyenne||3|b|watches jewellery eyewear|Switzerland
Lune Ardente||3|w|womenswear|France
Ines Caro||3|w|womenswear bags|Spain
Odile Frey||4|w|womenswear tailoring shoes|Italy
Sabine Roux||3|w|knit shoes bags|France
Weft & Warrant|W&W|2|b|denim shirting|England
Selvage Union||2|b|denim|Japan
Blue Tannery||1|b|denim leather|Turkey
Okage Denim||3|b|denim|Japan
Tolland Jean||1|b|denim|Tunisia
Copperline||1|b|denim street|Portugal
Harrow & Pell||3|b|tailoring|England
Aldous Grey||3|m|tailoring shirting|Scotland
Casa Ardelio|Ardelio|4|b|tailoring shirting|Italy
Ferrant & Sons||3|m|tailoring leather|France
Quill Street||2|b|tailoring shirting|Portugal
Norbert Vane||3|m|tailoring knit|Belgium
Skerry Isle Knits|Skerry Isle|2|b|knit|Scotland
Marl & Moss||2|b|knit street|England
Hebden Row||2|b|knit tailoring|England
Lana Cortese||3|b|knit womenswear|Italy
Ovis Nord||2|b|knit|Iceland
Purl Society||1|b|knit accessories|Portugal
Torne River||2|b|outdoor|Sweden
Stormgate Supply|Stormgate|2|b|outdoor bags|England
Basecamp Ninety||1|b|outdoor street|Vietnam
Ridgeback Alpine|Ridgeback|3|b|outdoor|Italy
Sund Outfitters||2|b|outdoor knit|Denmark
Cairn Hollow||2|b|outdoor shirting|Scotland
Fallow Ground||2|b|outdoor denim|Canada
Low Tide Club||1|b|street shirting|Portugal
Ninth Court||2|b|street shoes|Portugal
Static Garden||2|b|street denim|Japan
Night Bus||1|b|street accessories|England
Parade Ground||1|b|street outdoor|Turkey
Concrete Choir||2|b|street shoes|Italy
Second Harbour||1|b|street denim|Portugal
Kiosk Twelve||1|b|street accessories|Poland
Mono Ward||2|b|street tailoring|Korea
Dry Dock Athletic|Dry Dock|1|b|street shoes|Portugal
Ostler & Wren||2|b|shirting tailoring|England
Poplin House||1|b|shirting|Portugal
Tamsin Oake||3|b|shirting womenswear|England
Collar & Thread||1|b|shirting|Romania
Saltmarsh||2|b|shirting outdoor|England
Isola Nove||3|b|shirting tailoring|Italy
Mireille Aubry||4|w|womenswear bags|France
Clara Venn||3|w|womenswear tailoring|Italy
Atelier Bruyere|Bruyere|4|w|womenswear leather|France
Thea Lindqvist||3|w|womenswear knit|Sweden
Rosalind Marsh||2|w|womenswear shirting|England
Paloma Reyes||2|w|womenswear shoes|Spain
Kaia Mori||3|w|womenswear tailoring|Japan
Nadia Orsini||4|w|womenswear shoes bags|Italy
Elin Dahl||2|w|womenswear knit|Denmark
Vera Castellan||3|w|womenswear tailoring|Spain
June Holloway||1|w|womenswear street|Portugal
Sol y Marea||2|w|womenswear accessories|Spain
Margaux Delisle||4|w|womenswear bags jewellery|France
Noor Atelier||3|w|womenswear|Morocco
Yuki Sone||4|w|womenswear tailoring|Japan
Amara Obi||3|w|womenswear jewellery|Ghana
Ginevra Colli||4|w|womenswear leather|Italy
Wilder Peony||1|w|womenswear denim|Turkey
Anton Reuss||3|m|tailoring knit|Germany
Hollis Crane||2|m|shirting denim|Portugal
Emil Brandt||3|m|tailoring outdoor|Germany
Rafe Ashdown||3|m|tailoring leather|England
Dario Velluti||4|m|tailoring shoes leather|Italy
Jun Asakawa||4|m|tailoring street|Japan
Teodor Kask||3|m|knit outdoor|Estonia
Wystan Mercer||3|m|shirting shoes|England
Matsuri Works||3|b|denim street|Japan
Corda Pelle||4|b|leather bags|Italy
Tannery Row||2|b|leather bags accessories|Spain
Hide & Anchor||2|b|leather accessories bags|England
Maroquin Lessard|Lessard|4|w|bags leather|France
Sella Nera||4|b|bags leather shoes|Italy
Brindle & Bay||2|b|leather bags|Portugal
Oak Bark Leather|Oak Bark|2|b|leather accessories|England
Fontaine Lorrain||3|w|bags womenswear|France
Cartella Milano||3|b|bags leather|Italy
Calzada Norte||2|b|shoes|Spain
Stride Theory||2|b|shoes street|Vietnam
Welt & Last||3|b|shoes|England
Scarpe Lumen||3|b|shoes|Italy
Hartmoor Boots|Hartmoor|2|b|shoes|England
Pave Studio||2|w|shoes jewellery|Portugal
Oskar Feld||2|b|shoes leather|Germany
Lacing Room||1|b|shoes|Portugal
Tempo Athletic Dept.|Tempo|1|b|shoes street|Vietnam
Alta Suola||4|b|shoes|Italy
Meridian & Hale||3|b|watches jewellery|Switzerland
Orrery Geneve|Orrery|4|b|watches|Switzerland
Gilt Foundry||2|b|jewellery|England
Studio Haloe||2|w|jewellery|Denmark
Fine Ounce||2|b|jewellery accessories|Thailand
Tidewater Horology|Tidewater|3|b|watches|Germany
Calibre Nord||4|b|watches|Finland
Hourglass & Sons||2|b|watches|Japan
Ocular Society||2|b|eyewear|Italy
Lentille Rive Gauche|Lentille|3|b|eyewear|France
Sommer Optik||2|b|eyewear|Germany
Acetate Club||2|b|eyewear accessories|Italy
Brimworks||1|b|accessories|Poland
Foulard Lyonnais||3|w|womenswear accessories|France
Knot & Fringe||2|b|knit accessories|Scotland
Headland Caps||1|b|accessories street|England
`;

const gendersOf: Record<string, readonly Gender[]> = { m: ['men'], w: ['women'], b: ['men', 'women'] };

export const designers: readonly Designer[] = [
  ...table
    .trim()
    .split('\n')
    .map((line): Designer => {
      const [name = '', alias, tier, gender = 'b', lines = '', made = ''] = line.split('|');
      return {
        slug: slugOf(name),
        name,
        alias: alias || null,
        tier: Number(tier) as Designer['tier'],
        lines: lines.split(' ') as Line[],
        genders: gendersOf[gender] ?? [],
        made,
      };
    }),
  {
    slug: slugOf(OTHER_DESIGNERS),
    name: OTHER_DESIGNERS,
    alias: null,
    tier: 1,
    lines: [],
    genders: ['men', 'women'],
    made: '',
  },
];

const byLine = new Map<string, readonly Designer[]>();

/** Houses that make things of a line for a gender, the better known first. */
export function designersOf(line: Line, gender: Gender): readonly Designer[] {
  const key = `${line} ${gender}`;
  let found = byLine.get(key);
  if (!found) {
    found = designers.filter((house) => house.lines.includes(line) && house.genders.includes(gender));
    byLine.set(key, found);
  }
  return found;
}
