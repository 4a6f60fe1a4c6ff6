import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { AREAS } from './areas.mjs';

const area = AREAS[process.env.MUTATION_AREA ?? ''];
if (!area) throw new Error(`Choose an area: ${Object.keys(AREAS).join(', ')}`);

const files = (process.env.MUTATION_FILES ?? '').split(' ').filter(Boolean);

/** The engine in one file: tests load their modules anew for each change, and its hundreds of files took longer than the tests. */
const engine = fileURLToPath(new URL('../dist/mutation-engine.mjs', import.meta.url));
await build({
  entryPoints: [fileURLToPath(import.meta.resolve('@scamguard/engine'))],
  outfile: engine,
  bundle: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'warning',
});
process.env.MUTATION_ENGINE = engine;

/** Settings of Stryker for one area, which MUTATION_AREA names. */
export default {
  mutate: [...(files.length ? files : area.mutate), '!src/**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A table or a pattern at the top of a module: each change of one loads all modules and runs all tests anew, hours for masking.
  ignoreStatic: true,
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
