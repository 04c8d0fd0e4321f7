import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataFolder } from '#backend/data-lock.ts';
import { readSecret } from '#backend/secret.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offcut-lock-'));
  file = join(folder, 'in-use.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of the data folder', () => {
  it('is held by one at a time and given back', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(/in use by this process/);
    release();
    expect(existsSync(file)).toBe(false);
    lockDataFolder(folder)();
  });

  it('is refused while its process runs, by name, and taken over once that is dead', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await writeFile(file, JSON.stringify({ pid: other.pid, started: null }));
      expect(() => lockDataFolder(folder)).toThrow(new RegExp(`in use by process ${other.pid}.*DATA_DIR`));
      // The number was given to another process since.
      await writeFile(file, JSON.stringify({ pid: other.pid, started: '1' }));
      if (existsSync('/proc/self/stat')) lockDataFolder(folder)();
      await writeFile(file, JSON.stringify({ pid: other.pid, started: null }));
    } finally {
      const gone = new Promise((resolve) => other.once('exit', resolve));
      other.kill('SIGKILL');
      await gone;
    }
    const release = lockDataFolder(folder);
    expect(JSON.parse(await readFile(file, 'utf8')).pid).toBe(process.pid);
    release();
  });

  it('is taken over from a killed process that nobody has reaped', async () => {
    if (!existsSync('/proc/self/stat')) return;
    // The shell becomes a program that never looks after its child, which so stays behind as a zombie.
    const shell = spawn('sh', ['-c', 'sh -c "sleep 0.5" & echo $!; exec sleep 30'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [line] = (await once(shell.stdout, 'data')) as [Buffer];
      const pid = Number(String(line).trim());
      await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '), 5000);
      await writeFile(file, JSON.stringify({ pid, started: null }));
      lockDataFolder(folder)();
    } finally {
      shell.kill('SIGKILL');
    }
  });

  it('survives a torn lock file and one of its own number from an earlier life', async () => {
    await writeFile(file, '{"pid":');
    lockDataFolder(folder)();
    await writeFile(file, JSON.stringify({ pid: process.pid, started: '1' }));
    lockDataFolder(folder)();
  });
});

describe('the secret', () => {
  it('is the given one, else made once, kept and readable by its owner only', async () => {
    expect(readSecret('given by the environment', folder)).toBe('given by the environment');
    expect(existsSync(join(folder, 'api-secret'))).toBe(false);
    const made = readSecret(undefined, folder);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(readSecret(undefined, folder)).toBe(made);
    const { mode } = statSync(join(folder, 'api-secret'));
    expect(mode & 0o777).toBe(0o600);
  });
});
