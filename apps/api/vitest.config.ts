import { defineConfig } from 'vitest/config';

/** Processes and databases start slowly on a busy machine; no test is about how fast they do. */
const PATIENCE_MS = 120_000;

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  },
});
