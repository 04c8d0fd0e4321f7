import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders this very process holds, so that it cannot open one twice either. */
const held = new Set<string>();

/**
 * Makes sure that one process at a time uses the embedded database of `folder`: two would destroy it. Answers the
 * function that gives the folder back. Throws a readable error when somebody else has it; a lock that a killed
 * process left behind is taken over.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'in-use.lock');
  if (held.has(file)) throw new Error(`The data folder ${folder} is in use by this process already.`);
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  if (!writeNew(file, mine)) {
    const owner = readOwner(file);
    if (owner !== null && isRunning(owner)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${owner.pid}. ` +
          'Stop that one first, or set DATA_DIR to another folder.',
      );
    }
    writeFileSync(file, mine);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

interface Owner {
  pid: number;
  /** Distinguishes a process from a later one with the same number; null where the system does not tell. */
  started: string | null;
}

function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return Number.isInteger(owner.pid) ? owner : null;
  } catch {
    return null;
  }
}

function isRunning(owner: Owner): boolean {
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // Not allowed to signal it: it exists, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const found = statOf(owner.pid);
  // Z: killed, but its parent has not looked yet, which in containers may never happen.
  if (found?.state === 'Z') return false;
  return owner.started === null || owner.started === (found?.started ?? null);
}

const startOf = (pid: number) => statOf(pid)?.started ?? null;

/** State and start time (clock ticks since boot) of a process: fields 3 and 22 of its stat file on Linux. */
function statOf(pid: number): { state: string; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold anything, brackets and spaces included.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return null;
  }
}
