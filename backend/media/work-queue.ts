/**
 * Runs at most `width` jobs at a time, first come first served. Decoding and encoding pictures happens on the
 * thread pool that files, password hashes and name lookups share: a page full of new pictures must not fill it.
 */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly width: number) {}

  /** Jobs that have not started yet. */
  get length(): number {
    return this.waiting.length;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    // A finished job hands its place on, so nobody can slip in between.
    if (this.running < this.width) this.running += 1;
    else await new Promise<void>((start) => this.waiting.push(start));
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
