import { defineConfig } from 'vitest/config';

// Without the Remix plugin: tests import loaders, actions and components as plain modules.
export default defineConfig({
  esbuild: { jsx: 'automatic' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    // Databases start in hooks; two cores shared with other work can be slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    minWorkers: 1,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
