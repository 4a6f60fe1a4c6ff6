import { defineConfig } from 'vitest/config';

/** Tests of the commands' decisions, and of what the documents say about the code. */
export default defineConfig({ test: { name: 'scripts', include: ['**/*.test.mjs'] } });
