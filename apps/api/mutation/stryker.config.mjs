import { AREAS } from './areas.mjs';

const area = AREAS[process.env.MUTATION_AREA ?? ''];
if (!area) throw new Error(`Choose an area: ${Object.keys(AREAS).join(', ')}`);

/** Settings of Stryker for one area, which MUTATION_AREA names. */
export default {
  mutate: [...area.mutate, '!src/**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  timeoutMS: 20_000,
  // Stryker would rewrite it for its sandbox through an interface that TypeScript 7 no longer has; the one above the sandbox serves.
  ignorePatterns: ['dist', 'tsconfig.json'],
  tempDirName: 'dist/mutation',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'dist/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
