import { defineConfig } from 'vitest/config';

/** Processes and databases start slowly on a busy machine; no test is about how fast they do. */
const PATIENCE_MS = 120_000;

/** They replace modules for themselves, which others must not see. */
export const ALONE = 'src/db/embedded/*.test.ts';

/** Settings of all tests of the server. */
export const common = {
  globalSetup: 'src/testing/global-setup.ts',
  setupFiles: ['../../scripts/steps/property-seed.mjs'],
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
};

export default defineConfig({
  // One process runs many files, so that the server's modules and an embedded database are loaded once.
  test: { ...common, name: 'api', isolate: false, include: ['{src,bench}/**/*.test.ts'], exclude: [ALONE] },
});
