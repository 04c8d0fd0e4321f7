import { levelOf } from '#contract/levels.ts';
import { BIO_MAX } from '#contract/limits.ts';
import type { UserStatus } from '#contract/user.ts';
import { avatars, monogramOf } from './pictures.ts';
import { biographies, firstNames, lastNames, organizations, regionWeights, tags } from './people-words.ts';
import { random, seedOf, type Random } from './random.ts';
import type { Line } from './shapes/shape.ts';
import { slugOf } from './words.ts';

/** Password of every demo login; said out loud at start. */
export const DEMO_PASSWORD = 'Offcut-2026!';

const DAY = 86_400_000;
const FIRST_ID = 1001;

export interface Person {
  id: number;
  username: string;
  email: string;
  avatarUrl: string | null;
  region: string;
  biography: string;
  status: UserStatus;
  xp: number;
  level: number;
  reviewScore: number | null;
  reviewCount: number;
  transactionCount: number;
  followerCount: number;
  followingCount: number;
  registerTime: Date;
  paymentAccount: string | null;
  stripeAccount: string | null;
  referralCode: string;
  /** May be logged in with the demo password. */
  demo: boolean;
  /** Official retailers only. */
  shop: { name: string; lines: readonly Line[]; designer: string | null } | null;
}

/** name | region | lines it sells, or =designer for a house's own shop */
const shopTable = `
Cassel & Thorne|GB|=cassel-and-thorne
Ruhr Denim|DE|=ruhr-denim
Norrland Works|SE|=norrland-works
Fjell|DK|=fjell
Odile Frey|FR|=odile-frey
Marlowe & Finch|GB|tailoring shirting shoes leather
Kontor Nord|DE|street denim outdoor shoes
Galerie Sauvage|FR|womenswear bags shoes
Rivoli Duo|IT|tailoring womenswear leather bags
Palomar Goods|US|denim street outdoor
Blackbird Supply|US|shoes leather accessories
Atlas & Ivory|US|womenswear jewellery bags
Sakura Annex|JP|denim street shirting
Hanok Select|KR|street womenswear shoes
Harbour Lane|HK|watches jewellery bags
Lion Quay|SG|shirting womenswear shoes
Almas Arcade|AE|watches jewellery womenswear
Alpenglow|CH|outdoor knit watches
Maple & Main|CA|knit outdoor denim
Southern Cross Edit|AU|womenswear street eyewear accessories
`;

interface Known {
  username: string;
  status: UserStatus;
  region: string;
  biography: string;
  avatar: number;
}
/** People with a role in the demo; the first ones may be logged in. */
const known: readonly Known[] = [
  { username: 'demo', status: 'Normal', region: 'US', biography: 'Here to look around.', avatar: 2 },
  {
    username: 'petra.lind',
    status: 'Verified',
    region: 'FR',
    biography: 'Denim and workwear, size S. Lyon.',
    avatar: 14,
  },
  { username: 'mira_k', status: 'Normal', region: 'GB', biography: 'One in, one out.', avatar: 7 },
  {
    username: 'ade.b',
    status: 'Normal',
    region: 'GB',
    biography: 'Watches, bags, a little tailoring.',
    avatar: 6,
  },
  {
    username: 'junko.t',
    status: 'Normal',
    region: 'JP',
    biography: 'Repaired is better than new.',
    avatar: 4,
  },
  {
    username: 'oskar_h',
    status: 'Retailer',
    region: 'DE',
    biography: 'Consignment shop in Hamburg.',
    avatar: 16,
  },
  { username: 'ines.costa', status: 'Verified', region: 'PT', biography: 'Linen, mostly.', avatar: 9 },
  { username: 'leo.marsh', status: 'Verified', region: 'GB', biography: 'Tailor by day.', avatar: 11 },
  { username: 'noor.abe', status: 'Verified', region: 'JP', biography: 'Knitwear, size M.', avatar: 18 },
  { username: 'wen.zhu', status: 'Verified', region: 'US', biography: 'Samples and archive.', avatar: 20 },
];
/** Verified a moment ago: they sell nothing before they have connected a card account. */
export const NEWLY_VERIFIED = ['ines.costa', 'leo.marsh', 'noor.abe', 'wen.zhu'];
const DEMO_LOGINS = ['demo', 'petra.lind', 'oskar_h', 'cassel.thorne', ...NEWLY_VERIFIED];

/** How many of each kind there are besides the official retailers; 200 in all with the known ones. */
const kinds: Record<Exclude<UserStatus, 'Official'>, number> = {
  Normal: 130,
  Verified: 28,
  Retailer: 20,
  Organization: 10,
  Suspended: 12,
};

/** The 20 official retailers and 200 people of the demo (A13), with ids from 1001. Pure. */
export function makePeople(now: Date): Person[] {
  const people: Person[] = [];
  const taken = new Set<string>();
  const add = (username: string, status: UserStatus, over: Partial<Person> & { region: string }) => {
    taken.add(username);
    people.push(describe(FIRST_ID + people.length, username, status, over, now));
  };
  for (const { username, status, region, biography, avatar } of known) {
    add(username, status, { region, biography, avatarUrl: avatars[avatar - 1] ?? null });
  }
  for (const [at, line] of shopTable.trim().split('\n').entries()) {
    const [name = '', region = 'US', sells = ''] = line.split('|');
    add(slugOf(name).replace('-and-', '.').replaceAll('-', '.'), 'Official', {
      region,
      avatarUrl: monogramOf(at),
      biography: `The official ${name} store.`.slice(0, BIO_MAX),
      shop: {
        name,
        lines: sells.startsWith('=') ? [] : (sells.split(' ') as Line[]),
        designer: sells.startsWith('=') ? sells.slice(1) : null,
      },
    });
  }
  for (const [status, count] of Object.entries(kinds) as [keyof typeof kinds, number][]) {
    let left = count - known.filter((person) => person.status === status).length;
    for (let n = 0; left > 0; n++) {
      const r = random(seedOf('name', status, n));
      const username = status === 'Organization' ? organizations[n] : usernameOf(r);
      if (!username || taken.has(username)) continue;
      add(username, status, { region: r.weighted(regionWeights) });
      left -= 1;
    }
  }
  return people;
}

function usernameOf(r: Random): string {
  const first = r.pick(firstNames);
  const last = r.pick(lastNames);
  const name = r.pick([
    `${first}.${last}`,
    `${first}_${last}`,
    `${first}${last.slice(0, 1)}`,
    `${first}.${last.slice(0, 1)}`,
    `${first}.${r.pick(tags)}`,
    `${last}_${r.pick(tags)}`,
    `${first}${r.int(70, 99)}`,
  ]);
  return name.slice(0, 20);
}

function describe(
  id: number,
  username: string,
  status: UserStatus,
  over: Partial<Person> & { region: string },
  now: Date,
): Person {
  const r = random(seedOf('person', username));
  const busy = { Normal: 1, Verified: 4, Retailer: 9, Official: 40, Organization: 3, Suspended: 0.6 }[status];
  const transactionCount = r.chance(0.12) && status === 'Normal' ? 0 : Math.round(r.between(1, 30) * busy);
  const reviewCount = Math.round(transactionCount * r.between(0.4, 0.8));
  const xp = transactionCount * 60 + r.int(0, 400);
  const card = status === 'Verified' || status === 'Retailer';
  return {
    id,
    username,
    email: `${username}@mail.offcut.example`,
    avatarUrl: r.chance(0.82) ? r.pick(avatars) : null,
    biography: r.pick(biographies),
    status,
    xp,
    level: levelOf(xp),
    reviewScore: reviewCount > 0 ? Math.round(r.between(status === 'Suspended' ? 26 : 42, 50)) / 10 : null,
    reviewCount,
    transactionCount,
    followerCount: 0,
    followingCount: 0,
    registerTime: new Date(now.getTime() - r.int(40, 1800) * DAY - r.int(0, DAY)),
    paymentAccount: card || status === 'Official' ? null : `wallet_demo_${id}`,
    stripeAccount: card && !NEWLY_VERIFIED.includes(username) ? `acct_demo_${id}` : null,
    referralCode: `OFF${seedOf('referral', username).toString(36).toUpperCase().padStart(7, '0')}`,
    demo: DEMO_LOGINS.includes(username),
    shop: null,
    ...over,
  };
}

/** An address for those who may be logged in, so that buying works at once. */
interface DemoAddress {
  username: string;
  fullName: string;
  phone: string;
  line1: string;
  city: string;
  state: string | null;
  postalCode: string;
}
export const demoAddresses: readonly DemoAddress[] = [
  {
    username: 'demo',
    fullName: 'Dana Moreau',
    phone: '212 555 0148',
    line1: '48 Wharf Street, Apt 3',
    city: 'New York',
    state: 'NY',
    postalCode: '10004',
  },
  {
    username: 'petra.lind',
    fullName: 'Petra Lind',
    phone: '4 72 55 01 20',
    line1: '14 rue du Fil',
    city: 'Lyon',
    state: null,
    postalCode: '69001',
  },
  {
    username: 'oskar_h',
    fullName: 'Oskar Hinrichs',
    phone: '40 5550 1177',
    line1: 'Speicherweg 9',
    city: 'Hamburg',
    state: null,
    postalCode: '20457',
  },
];
