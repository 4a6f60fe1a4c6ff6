/**
 * Bundles the server and the database's thread to `dist`, with npm packages left out and workspace packages inside,
 * and copies the migrations beside them. With `--watch`, again after every change.
 */
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';

const here = (place) => fileURLToPath(new URL(place, import.meta.url));

/** esbuild's own `packages: 'external'` would leave out the workspace packages too. */
const npmPackagesOutside = {
  name: 'npm-packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@scamguard/') ? undefined : { path, external: true },
    ),
};

const migrations = {
  name: 'migrations',
  setup: ({ onEnd }) =>
    onEnd(() => cp(here('src/db/migrations'), here('dist/migrations'), { recursive: true })),
};

const context = await esbuild.context({
  entryPoints: { server: here('src/server.ts'), 'database-worker': here('src/db/embedded/worker.ts') },
  outdir: here('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [npmPackagesOutside, migrations],
});

if (process.argv.includes('--watch')) await context.watch();
else {
  await context.rebuild();
  await context.dispose();
}
