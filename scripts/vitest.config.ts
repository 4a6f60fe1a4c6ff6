import { defineConfig } from 'vitest/config';

/** What the commands decide, and what the documents say of the code. */
export default defineConfig({ test: { name: 'scripts', include: ['**/*.test.mjs'] } });
