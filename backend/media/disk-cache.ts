import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file's time is renewed at most this often when it is read. */
const TOUCH_MS = 3_600_000;

/** Files by key below a folder, the least recently used thrown away when they outgrow `maxBytes`. */
export class DiskCache {
  private total: Promise<number> | null = null;
  private trimming: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  async get(key: string): Promise<Uint8Array | null> {
    const file = this.fileOf(key);
    try {
      const bytes = await readFile(file);
      void this.touch(file);
      return bytes;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Written beside its place and renamed: nobody reads half a picture, and several processes may share a folder. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.fileOf(key);
    await (this.total ??= this.measure());
    await mkdir(dirname(file), { recursive: true });
    const beside = `${file}.${randomBytes(4).toString('hex')}.part`;
    await writeFile(beside, bytes);
    await rename(beside, file);
    const now = (await this.total) + bytes.byteLength;
    this.total = Promise.resolve(now);
    if (now > this.maxBytes) await (this.trimming ??= this.trim());
  }

  /** Two letters of folder, so that no folder grows too long. */
  private fileOf(key: string): string {
    return join(this.folder, key.slice(0, 2), key);
  }

  private async touch(file: string): Promise<void> {
    const now = new Date();
    try {
      if (now.getTime() - (await stat(file)).mtimeMs > TOUCH_MS) await utimes(file, now, now);
    } catch {
      // Thrown away by another process meanwhile: the next request makes it again.
    }
  }

  private async list(): Promise<{ file: string; bytes: number; usedAt: number }[]> {
    await mkdir(this.folder, { recursive: true });
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files: { file: string; bytes: number; usedAt: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath ?? entry.path, entry.name);
      const found = await stat(file).catch(() => null);
      if (found) files.push({ file, bytes: found.size, usedAt: found.mtimeMs });
    }
    return files;
  }

  private async measure(): Promise<number> {
    return (await this.list()).reduce((sum, file) => sum + file.bytes, 0);
  }

  /** Down to nine tenths, so that not every new file trims again. */
  private async trim(): Promise<void> {
    const files = (await this.list()).sort((a, b) => a.usedAt - b.usedAt);
    let total = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const { file, bytes } of files) {
      if (total <= this.maxBytes * 0.9) break;
      await rm(file, { force: true });
      total -= bytes;
    }
    this.total = Promise.resolve(total);
    this.trimming = null;
  }
}
