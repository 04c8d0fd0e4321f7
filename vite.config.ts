import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { denyImports } from 'vite-env-only';
import remixConfig from './remix.config.js';
import { chunkNames } from './scripts/chunk-names.mjs';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    denyImports({
      client: { specifiers: [/^node:/], files: ['**/*.server.*', '**/backend/**', '**/app/server/edge/**'] },
      server: { files: ['**/backend/**'] },
    }),
    remix(remixConfig),
  ],
  // A folder per port, so that two development servers do not rewrite each other's prepared packages.
  cacheDir: `node_modules/.vite/${process.env.PORT ?? '3000'}`,
  // Found at once rather than one by one while pages load.
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', '@remix-run/react', 'clsx'],
  },
  // Maps for our logs only: the client's would publish the sources of loaders too (trap T13).
  build: {
    sourcemap: isSsrBuild ? 'hidden' : false,
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: {
      // Crumbs join a neighbour: a third fewer files a page, and fewer bytes, as small files compress badly.
      output: {
        experimentalMinChunkSize: 800,
        ...(isSsrBuild ? {} : { manualChunks: chunkNames() }),
      },
      // Resource routes leave nothing for the browser, as they should.
      onwarn: (warning, warn) => (warning.code === 'EMPTY_BUNDLE' ? undefined : warn(warning)),
    },
  },
}));
