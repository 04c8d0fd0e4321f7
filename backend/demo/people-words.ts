/** Words that people of the demo are made of. */
export const firstNames = (
  'ada aiko alma amir anouk arlo bea bruno carla cleo dmitri edda elio emre esme farah felix freya ' +
  'gus hana hugo ida ines ivo jonas june kaito kemi lars leila lena lior luca mabel maja marlon ' +
  'mei milo mina nadia niko noor olga omar oskar otto pia priya quinn rafa ren rosa saki selma ' +
  'signe soren tamar theo tove uma vera viggo wen yara yuna zane zoe'
).split(' ');

export const lastNames = (
  'abe adler bell berg blom boon castro cho costa dahl diaz eklund falk fior frost gray haas hale ' +
  'holm ito janssen kaya kim klein koh lang leroy lind lopez marsh meyer mori nagy novak okoye ' +
  'olsen park petit rossi ruiz sato silva stone tan toth vidal weber wolf yamada zhu'
).split(' ');

export const tags = 'archive closet wardrobe rail vintage denim knits stitches edit finds'.split(' ');

export const biographies = [
  'Selling what I no longer wear.',
  'Size M, tall. Ask for measurements.',
  'One in, one out.',
  'Smoke-free, one cat.',
  'Ships the next working day.',
  'Mostly coats, sometimes shoes.',
  'Collecting denim since 2009.',
  'Less, but better.',
  'Moving abroad, everything must go.',
  'EU 38 / S. Bundles welcome.',
  'Photos are of the actual piece.',
  'Knitwear people are good people.',
  'Tailor by day.',
  'Fair offers only, please.',
  'Closet of two sisters.',
  'Ex-buyer with too many samples.',
  'I answer in the evening.',
  'Everything is dry-cleaned first.',
  '',
];

export const organizations = [
  'second.season',
  'loop.collective',
  'mend.society',
  'thread.fund',
  'open.wardrobe',
  'repair.cafe',
  'cloth.library',
  'campus.rail',
  'rewear.project',
  'stagecostume',
];

/** How many of a hundred or so live where. */
export const regionWeights: Record<string, number> = {
  US: 30,
  GB: 16,
  FR: 10,
  DE: 11,
  IT: 7,
  ES: 5,
  NL: 4,
  SE: 4,
  DK: 3,
  CA: 6,
  AU: 6,
  JP: 7,
  KR: 4,
  CN: 2,
  HK: 3,
  SG: 3,
  AE: 2,
  CH: 3,
  IE: 2,
  PT: 2,
  PL: 2,
  BE: 2,
  AT: 2,
  FI: 1,
};

/** What buyers say after an order, by their stars. */
export const buyerWords = {
  5: [
    'Exactly as described, and beautifully packed.',
    'Arrived two days early. The measurements were spot on.',
    'Better than the photos. Would buy from them again.',
    'Quick answers, quick parcel, perfect piece.',
    'Lovely seller, added a note on how to care for the wool.',
    'As new. Thank you!',
    'The kind of listing you hope for: honest photos, every flaw shown.',
  ],
  4: [
    'Good piece, a little creased from the parcel.',
    'Colour is slightly darker than in the photos, otherwise great.',
    'Took a week to ship, but worth the wait.',
    'All fine. Smelled faintly of the wardrobe.',
  ],
  3: [
    'A small mark on the cuff was not mentioned.',
    'Fits shorter than the measurements said.',
    'Fine, but the answer to my question took days.',
  ],
  2: ['More wear than described.', 'Shipped on the last possible day, badly packed.'],
  1: ['Not what I ordered. The refund went through, at least.'],
} as const;

/** What sellers say of buyers. */
export const sellerWords = [
  'Paid at once, a pleasure.',
  'Friendly and quick. Gladly again.',
  'Smooth from start to end.',
  'Clear questions, instant payment.',
  'Thank you, enjoy it!',
];

/** What sellers answer. */
export const replyWords = [
  'Thank you, wear it well!',
  'Glad it fits.',
  'Thanks for letting me know, I will photograph cuffs from now on.',
];
