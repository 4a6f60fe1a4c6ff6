import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Property tests run thousands of cases; a busy machine may take its time.
  test: { include: ['src/**/*.test.ts', 'bin/**/*.test.ts', 'training/**/*.test.ts'], testTimeout: 120_000 },
});
