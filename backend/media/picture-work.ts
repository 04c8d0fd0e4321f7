import sharp from 'sharp';
import { WorkQueue } from './work-queue.ts';

// One thread a job; the queue decides how many jobs there are.
sharp.concurrency(1);
// Every picture is read once and its variants are kept on disk: nothing to gain from libvips' own cache.
sharp.cache(false);

/** All work on pictures of this process: variants and uploads share two places. */
export const pictureWork = new WorkQueue(2);
