import { existsSync } from 'node:fs';
import sharp from 'sharp';

const CELL = { w: 240, h: 300, label: 16, gap: 6 };

/** A contact sheet: pictures in rows at card size, each with its name. */
export async function contactSheet(
  pictures: readonly { name: string; file: string }[],
  file: string,
  columns = 8,
) {
  const shown = pictures.filter((picture) => existsSync(picture.file));
  const [w, h] = [CELL.w + CELL.gap, CELL.h + CELL.label + CELL.gap];
  const cells = await Promise.all(
    shown.map(async (picture, at) => {
      const left = (at % columns) * w;
      const top = Math.floor(at / columns) * h;
      const text = `<svg width="${CELL.w}" height="${CELL.label}"><text x="4" y="12" font-size="11" font-family="sans-serif">${picture.name}</text></svg>`;
      return [
        {
          input: await sharp(picture.file)
            .resize(CELL.w, CELL.h, { fit: 'contain', background: '#fff' })
            .toBuffer(),
          left,
          top,
        },
        { input: Buffer.from(text), left, top: top + CELL.h },
      ];
    }),
  );
  await sharp({
    create: {
      width: w * Math.min(columns, Math.max(1, shown.length)),
      height: h * Math.max(1, Math.ceil(shown.length / columns)),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(cells.flat())
    .png()
    .toFile(file);
}
