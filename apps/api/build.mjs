/**
 * Bundles the server and the database's thread to `dist` and copies the migrations beside them; with `--watch`, again
 * after every change.
 */
import { cp, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';

const here = (place) => fileURLToPath(new URL(place, import.meta.url));

/** What is installed for the server stays outside; the workspace's packages come in with what they need. */
const { dependencies, devDependencies } = JSON.parse(await readFile(here('package.json'), 'utf8'));
const external = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) =>
  name.startsWith('@scamguard/') ? [] : [name, `${name}/*`],
);

const migrations = {
  name: 'migrations',
  setup: ({ onEnd }) =>
    onEnd(() => cp(here('src/db/migrations'), here('dist/migrations'), { recursive: true })),
};

const context = await esbuild.context({
  entryPoints: {
    server: here('src/server.ts'),
    'database-worker': here('src/db/embedded/worker.ts'),
    'bench-echo': here('bench/echo.ts'),
    'bench-verify': here('bench/verify.ts'),
  },
  outdir: here('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  external,
  plugins: [migrations],
});

if (process.argv.includes('--watch')) await context.watch();
else {
  await context.rebuild();
  await context.dispose();
}
