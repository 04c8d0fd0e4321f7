import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { icons } from '#backend/demo/imagery/icons.ts';
import { packageRoot } from '#backend/package-root.ts';

const file = (name: string) => readFileSync(join(packageRoot(), 'public', name));

describe("the app's icons", () => {
  it('are the ones that the generator draws', async () => {
    for (const [name, data] of Object.entries(await icons())) {
      if (name.endsWith('.ico')) continue;
      const [a, b] = await Promise.all([data, file(name)].map((png) => sharp(png).raw().toBuffer()));
      expect(Buffer.compare(a!, b!), name).toBe(0);
    }
  });

  it('are what the manifest says: size, type and a mask that cuts nothing', async () => {
    const manifest = JSON.parse(file('site.webmanifest').toString()) as {
      icons: { src: string; type: string; sizes: string; purpose: string }[];
    };
    expect(manifest.icons.map((icon) => icon.purpose)).toContain('maskable');
    for (const { src, type, sizes, purpose } of manifest.icons) {
      const image = sharp(file(src.slice(1)));
      const { width, height, format } = await image.metadata();
      expect(type).toContain(format === 'svg' ? 'svg' : format);
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
      if (purpose !== 'maskable') continue;
      let cut = 0;
      // A mask keeps at least a circle of 80 %: outside of it there is only ground.
      const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      for (let y = 0; y < info.height; y++)
        for (let x = 0; x < info.width; x++) {
          const away = Math.hypot(x - info.width / 2, y - info.height / 2) / info.width;
          if (away > 0.4 && data[(y * info.width + x) * info.channels]! > 40) cut += 1;
        }
      expect(cut).toBe(0);
    }
  });

  it('have three sizes in favicon.ico', async () => {
    const ico = file('favicon.ico');
    expect(ico.readUInt16LE(4)).toBe(3);
    const sizes = [0, 1, 2].map((at) => ico.readUInt8(6 + 16 * at));
    expect(sizes).toEqual([16, 32, 48]);
    const last = 6 + 16 * 2;
    const start = ico.readUInt32LE(last + 12);
    const { width } = await sharp(ico.subarray(start, start + ico.readUInt32LE(last + 8))).metadata();
    expect(width).toBe(48);
  });
});
