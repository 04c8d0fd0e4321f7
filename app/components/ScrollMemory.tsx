import { ScrollRestoration } from '@remix-run/react';
import { useEffect } from 'react';
import { emptyRing, visit, type ScrollRing } from '#app/domain/scroll-ring.ts';

const RING = 'scroll-ring';
/** Where Remix's router puts the positions when a page is left. */
const POSITIONS = 'positions';

/** Scroll positions of the last six history entries (2.1#74, C24); without script the browser's own. */
export function ScrollMemory({ nonce }: { nonce: string | undefined }) {
  // The outside system is the session's storage: positions that fell out of the ring leave it with the page.
  useEffect(() => {
    const prune = () => {
      const kept = new Set(readRing().entries.map(({ name }) => name));
      const positions = Object.entries(readJson<Record<string, number>>(POSITIONS, {}));
      writeJson(POSITIONS, Object.fromEntries(positions.filter(([name]) => kept.has(name))));
    };
    window.addEventListener('pagehide', prune);
    return () => window.removeEventListener('pagehide', prune);
  }, []);
  return <ScrollRestoration nonce={nonce} getKey={({ key }) => nameOf(key)} />;
}

/** The name a history entry's position is kept under. */
function nameOf(key: string): string {
  // On the server there is no history; the first entry of a session is named by its key as well.
  if (typeof window === 'undefined') return key;
  const ring = visit(readRing(), key);
  writeJson(RING, ring);
  return ring.entries[0]?.name ?? key;
}

const readRing = () => readJson<ScrollRing>(RING, emptyRing);

function readJson<T>(name: string, fallback: T): T {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null) ?? fallback;
  } catch {
    // No storage, or another's content: nothing is remembered.
    return fallback;
  }
}

function writeJson(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the position, nothing else.
  }
}
