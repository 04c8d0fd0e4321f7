import { shirt } from '../archetypes/shirt.ts';
import { differing, dyed } from '../colourways.ts';
import { denim, horn, linen, plain, poplin, set, shadeHex, silver, twill } from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';

const bengal = (line: string, ground = '#f2f4f6') =>
  set(poplin(ground, { pattern: { type: 'stripe', dir: 'v', colors: [ground, line], w: [11, 5] } }), {
    c: ground,
    inside: poplin('#dfe4ea'),
    thread: plain('#e9edf1'),
    button: horn('#f3f1ea'),
  });
const buffalo = (c: string, ink = '#1d1b1c') =>
  set(twill(c, { pattern: { type: 'tartan', base: c, bands: [{ at: 0.25, w: 0.5, c: ink }], p: 74 } }), {
    c,
    inside: twill(shadeHex(c, 0.6)),
    thread: plain(shadeHex(c, 0.7)),
    button: horn('#2a2320'),
  });
const cotton = (c: string) => set(poplin(c), { button: horn('#f3f1ea') });
const floral = (base: string, a: string, b: string, leaf: string) =>
  set(
    linen(base, {
      pattern: { type: 'floral', base, petals: [a, b, '#f3e9d2', '#f0c060'], leaf, p: 110 },
    }),
    { c: base, button: horn('#d8c7a4') },
  );
const flowers = (base: string, ...more: string[]) =>
  floral(base, more[0] ?? base, more[1] ?? base, more[2] ?? base);
const chambray = (c: string, wear = '#b7c6d6') => ({
  ...set(denim(c, 0.4, wear)),
  thread: plain('#d9c39a'),
  metal: silver,
});
const work = (c: string) => set(twill(c), { button: horn(shadeHex(c, 0.55)) });
const flax = (c: string) => set(linen(c), { button: horn('#cbb894') });

const views = (neck: string, low: string) => ['front', 'back', `detail:${neck}`, `detail:${low}`];

/** Shirts and overshirts. */
export const shirts: readonly Recipe[] = [
  {
    id: 'm08',
    ...drawn(shirt, {}),
    frame: framings.upper,
    size: { tall: 82 },
    views: views('500,320,360', '200,870,260'),
    colours: dyed(
      bengal,
      `Blue stripe | blue | #5f84b4 #eaf0f6
       Pink stripe | pink | #d0808f #f8ebec
       Green stripe | green | #5e9170 #ebf2ec
       Navy stripe | blue | #34507f #e9edf4`,
    ),
  },
  {
    id: 'm13',
    ...drawn(shirt, { fit: 14 }),
    frame: framings.upper,
    size: { tall: 82 },
    views: views('500,330,380', '620,500,300'),
    colours: dyed(
      buffalo,
      `Red check | red | #a53a2c
       Green check | green | #3f6b4c
       Blue check | blue | #3f64a0
       Grey check | grey | #8d8e90
       Ochre check | yellow | #c9963c`,
    ),
  },
  {
    id: 'w13',
    ...drawn(shirt, { fit: 22 }),
    frame: framings.upper,
    size: { tall: 80 },
    views: views('500,330,360', '620,500,300'),
    colours: [
      ...dyed(
        cotton,
        `White | white | #f4f3f0
         Sky blue | blue | #a9c4e0
         Black | black | #232427
         Pale pink | pink | #e8c3c4`,
      ),
      ...differing(dyed(bengal, 'Blue stripe | blue | #6289b8 #e8eff6'), { pattern: 'striped' }),
    ],
  },
  {
    id: 'v07',
    ...drawn(shirt, { sleeve: 'short', hem: 'straight', fit: 16, collarType: 'camp' }),
    frame: framings.upper,
    size: { tall: 78 },
    views: views('500,340,380', '600,640,300'),
    colours: dyed(
      flowers,
      `Green floral | green | #3f5d4c #e9d9b0 #d98f6a #7fa08a
       Navy floral | blue | #2a3b5c #d9c3a0 #c98a8a #6a87a5
       Cream floral | white | #ece2cb #d0876a #b5654f #7d9a78
       Rust floral | orange | #b0603a #ecd6a8 #e9b98a #6f7a4c`,
    ),
  },
  {
    id: 'v08',
    ...drawn(shirt, {}),
    frame: framings.upper,
    size: { tall: 81 },
    views: views('500,330,360', '620,500,280'),
    colours: dyed(
      chambray,
      `Mid blue | blue | #55708f
       Raw indigo | blue | #2c3b57 #7f93ab
       Bleached blue | blue | #9db3cb #e3ebf2
       Washed black | black | #3a3b3e #85878a`,
    ),
  },
  {
    id: 'v37',
    ...drawn(shirt, { fit: 12, hem: 'straight', pocket: 1 }),
    frame: framings.upper,
    size: { tall: 80 },
    views: views('500,330,360', '620,500,280'),
    colours: dyed(
      work,
      `Olive | green | #5e6042
       Navy | blue | #2a3650
       Sand | beige | #cdb98f
       Black | black | #27272a
       Rust | orange | #a85c37`,
    ),
  },
  {
    id: 'k05',
    ...drawn(shirt, { collarType: 'band', pocket: 0, fit: 6 }),
    frame: framings.upper,
    size: { tall: 80 },
    views: views('500,320,360', '200,870,260'),
    colours: dyed(
      flax,
      `White | white | #f2efe8
       Sky | blue | #a8bfd6
       Sage | green | #9caa8c
       Terracotta | orange | #b9683f
       Ink | blue | #2e3a54`,
    ),
  },
  {
    id: 'k06',
    ...drawn(shirt, { western: true, pocket: 2 }),
    frame: framings.upper,
    size: { tall: 81 },
    views: views('500,380,400', '380,480,280'),
    colours: dyed(
      chambray,
      `Light wash | blue | #8ba5c1 #dbe5ee
       Dark indigo | blue | #2f4263 #8398b2
       Washed black | black | #39393c #8a8b8d`,
    ),
  },
  {
    id: 'k07',
    ...drawn(shirt, { sleeve: 'short', hem: 'split', fit: 16, collarType: 'camp', pocket: 1 }),
    frame: framings.upper,
    size: { tall: 78 },
    views: views('500,340,380', '620,500,280'),
    colours: dyed(
      flax,
      `Natural | beige | #d8c7a3
       White | white | #f1eee7
       Navy | blue | #2d3a56
       Coral | pink | #dd8f80
       Pine | green | #36543f`,
    ),
  },
];
