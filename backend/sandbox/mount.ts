import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';

export function mountSandbox(_app: Hono, _deps: Deps): void {}
