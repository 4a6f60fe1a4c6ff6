import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.mjs';

const engine = process.env['MUTATION_ENGINE'] ?? '';
const root = fileURLToPath(new URL('..', import.meta.url));
const tests = AREAS[process.env.MUTATION_AREA ?? '']?.tests ?? [];

// The copy that is changed has no built programs, and tests start the one that draws pictures.
const drawing = path.join(root, 'dist/drawing.js');
if (engine && !existsSync(drawing)) {
  mkdirSync(path.dirname(drawing), { recursive: true });
  symlinkSync(path.join(path.dirname(engine), 'drawing.js'), drawing);
}

/** The tests that judge one area. Properties are left to the ordinary run: they take too long for each change. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^@scamguard\/engine$/, replacement: engine }] },
  test: {
    name: 'mutation',
    include: [...tests],
    // A busy machine may take its time; a change that never ends is told by Stryker's own limit.
    testTimeout: 60_000,
    exclude: ['src/**/*-properties.test.ts'],
    server: { deps: { external: [engine] } },
  },
});
