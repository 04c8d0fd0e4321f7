import type { Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';

/** Vite in the middle: hot reload, sources compiled when asked for. Loaded in development only. */
export async function viteMiddle(
  server: Server,
): Promise<{ assets: RequestHandler; build: () => Promise<ServerBuild> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return {
    assets: vite.middlewares,
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<unknown> as Promise<ServerBuild>,
  };
}
