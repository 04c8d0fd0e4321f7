import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';

export function mountUpload(_app: Hono, _deps: Deps): void {}
