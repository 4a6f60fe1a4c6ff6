import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'node/**/*.test.ts', 'bin/**/*.test.ts', 'training/**/*.test.ts'],
    setupFiles: ['../../scripts/steps/property-seed.mjs'],
    // The engine keeps nothing between two calls, so its tests may share one.
    isolate: false,
    // Property tests run thousands of cases; a busy machine may take its time.
    testTimeout: 120_000,
  },
});
