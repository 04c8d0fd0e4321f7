import { stemOf, wordsIn } from '../words.ts';

/** Words that shoppers use for the same thing, one line each; they find each other in every direction. */
const lines = `
sneaker, trainer, tennis shoe, running shoe, runner
jumper, sweater, pullover, knit, knitwear
trousers, pants, slacks
handbag, purse, bag
tee, t-shirt, tshirt
sweatshirt, crewneck sweatshirt
hoodie, hooded sweatshirt, hoody
sweatpants, joggers, jogging bottoms, track pants
coat, overcoat, topcoat
trench, trench coat, raincoat
puffer, down jacket, padded jacket, quilted jacket
gilet, vest, body warmer, bodywarmer, waistcoat
blazer, sport coat, sports jacket, suit jacket
swimsuit, swimming costume, bathing suit, one-piece
trunks, swim shorts, swimming trunks
pyjamas, pajamas, nightwear
dungarees, overalls
jumpsuit, playsuit, romper
polo neck, turtleneck, roll neck, roll-neck, rollneck
cardigan, cardi
denim, jean
jeans, denims
heels, pumps, stilettos, high heels
loafers, slip-ons, moccasins
ankle boots, booties
trainers, kicks
backpack, rucksack
holdall, duffel, duffle, weekender
shoulder bag, crossbody, cross-body, messenger bag
wallet, billfold, purse
cardholder, card holder, card case
sunglasses, shades, sunnies, eyewear
beanie, bobble hat, wool hat
cap, baseball cap
scarf, shawl, muffler
jewelry, jewellery
grey, gray, charcoal
navy, dark blue, midnight
burgundy, oxblood, bordeaux, wine
beige, sand, oatmeal, stone, ecru
white, ivory, cream
tan, cognac, camel
tartan, plaid, check, checked, checkered
stripe, striped, stripy
floral, botanical, flower
suede, nubuck
leather, calfskin, lambskin
vintage, archive
watch, timepiece
gown, evening dress, maxi dress
shirt, button-down, button-up
cargo pants, cargo trousers
chinos, khakis
shorts, bermudas
leggings, tights
`;

/** Per phrase the other ways to say it, as lists of stems. */
export const synonymsOf: ReadonlyMap<string, readonly string[][]> = readLines();

function readLines(): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const line of lines.trim().split('\n')) {
    const phrases = line.split(',').map((phrase) => wordsIn(phrase.replaceAll('-', '')).map(stemOf));
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other.join(' ') !== phrase.join(' '));
      const key = phrase.join(' ');
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  return found;
}

/** Single words that have synonyms, by stem, as they are written. */
export const wordsWithSynonyms: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split(/[,\n]/)
    .flatMap((phrase) => {
      const words = wordsIn(phrase);
      return words.length === 1 ? [[stemOf(words[0]!), words[0]!] as const] : [];
    }),
);

/** Words for whom a thing is made. */
export const genderWords: ReadonlyMap<string, 'men' | 'women'> = new Map([
  ...['woman', 'lady', 'female', 'girl', 'her'].map((word) => [stemOf(word), 'women'] as const),
  ...['man', 'male', 'gentleman', 'gent', 'guy', 'him', 'his'].map((word) => [stemOf(word), 'men'] as const),
]);
