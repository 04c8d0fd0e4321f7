import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { measureAddress, type GalleryState } from '#app/domain/gallery-address.ts';
import type { Point } from '#app/domain/measure.ts';
import { pageAddress } from '#app/domain/page-address.ts';

/** The measured points: those of the address, and while a finger moves them, where they are just now. */
export function usePoints(
  url: URL,
  state: GalleryState,
): [points: readonly Point[], set: (points: readonly Point[], done: boolean) => void] {
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ at: string; points: readonly Point[] } | null>(null);
  const points = held?.at === url.search ? held.points : state.points;
  function set(next: readonly Point[], done: boolean) {
    setHeld({ at: url.search, points: next });
    if (!done || next === state.points) return;
    const to = measureAddress(new URL(pageAddress(url), url), state.measure, next).split('#')[0] ?? '';
    void navigate(to, { replace: true, preventScrollReset: true, state: { within: true } });
  }
  return [points, set];
}
