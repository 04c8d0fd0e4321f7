import type { Deps } from '../deps.ts';

/** Placeholder of B1 (platform): B4 overwrites it and keeps the signature. */
export function startJobs(_deps: Deps): { stop(): Promise<void> } {
  return { stop: () => Promise.resolve() };
}
