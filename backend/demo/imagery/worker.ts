import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { shotGroups } from './shots.ts';

/** What the command asks of a worker: some shots of one group. */
export interface Batch {
  group: string;
  paths: readonly string[];
}
/** What a worker tells of a picture that it wrote. */
export interface Written {
  path: string;
  print: string;
  bytes: number;
  /** Mean colour, hex without `#`. */
  tone: string;
  ms: number;
}
export type Report = Written | { done: string } | { failed: string; because: string };

/** Two workers' encoders would fight for the cores. */
sharp.concurrency(1);

const out = process.argv[2] ?? '';
const groups = new Map(shotGroups().map((group) => [group.id, group]));
const tell = (report: Report) => process.send?.(report);

/** Sellers' photos are grainy and many: half the bytes do. */
const qualityOf = (path: string) => (path.startsWith('snapshots/') ? 40 : 50);

async function render({ group, paths }: Batch) {
  for (const shot of groups.get(group)?.shots ?? []) {
    if (!paths.includes(shot.path)) continue;
    const start = Date.now();
    try {
      const picture = await shot.render();
      const raw = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { width, height } = raw.info;
      const pixels = { raw: { width, height, channels: 3 as const } };
      const avif = await sharp(raw.data, pixels)
        .avif({ quality: qualityOf(shot.path), effort: 2, chromaSubsampling: '4:2:0' })
        .toBuffer();
      const tone = await sharp(raw.data, pixels).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
      const file = join(out, `${shot.path}.avif`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, avif);
      tell({
        path: shot.path,
        print: shot.print,
        bytes: avif.length,
        tone: tone.toString('hex'),
        ms: Date.now() - start,
      });
    } catch (error) {
      tell({ failed: shot.path, because: String(error instanceof Error ? error.stack : error) });
    }
  }
  tell({ done: group });
}

process.on('message', (batch: Batch) => void render(batch));
tell({ done: '' });
