import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { denyImports } from 'vite-env-only';
import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [
    denyImports({
      client: { specifiers: [/^node:/], files: ['**/*.server.*', '**/backend/**'] },
      server: { files: ['**/backend/**'] },
    }),
    remix(remixConfig),
  ],
  server: { port: 5173 },
  build: { sourcemap: 'hidden', assetsInlineLimit: 0, target: 'es2022' },
});
