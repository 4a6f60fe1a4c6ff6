import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { FLOOR } from './floor.mjs';

/** Builds the service worker into the served folder; it differs with every build of the pages. */
export async function buildServiceWorker(root) {
  const pages = await readFile(path.join(root, 'dist', 'render', 'parts.json'));
  const version = createHash('sha256').update(pages).digest('hex').slice(0, 16);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      target: FLOOR,
      rolldownOptions: {
        input: 'service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
