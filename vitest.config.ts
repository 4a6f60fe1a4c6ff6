import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/api/vitest.alone.config.ts'],
    // Without this one core stays idle, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
  },
});
