import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';

export interface MediaOptions {
  cacheFolder?: string;
}

export function mountMedia(_app: Hono, _deps: Deps, _options: MediaOptions): void {}
