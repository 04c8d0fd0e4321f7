import { readFileSync } from 'node:fs';

/** Resident megabytes of a process and its threads (Linux); NaN elsewhere. */
export function residentMegabytes(pid) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return NaN;
  }
}
