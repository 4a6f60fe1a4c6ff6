import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.mjs';

const tests = AREAS[process.env.MUTATION_AREA ?? '']?.tests ?? [];

/** The tests that judge one area. Properties are left to the ordinary run: they take too long for each change. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { name: 'mutation', include: [...tests], exclude: ['src/**/*-properties.test.ts'] },
});
