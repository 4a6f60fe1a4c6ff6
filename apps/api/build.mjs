/**
 * Bundles the server and the database's thread to `dist` and puts the migrations, texts, recordings and fonts beside them; with `--watch`, again
 * after every change.
 */
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import { writeLibrary } from './build-library.mjs';

const here = (place) => fileURLToPath(new URL(place, import.meta.url));

/**
 * The bundle takes only the used parts of these packages, which makes an image 45 MB lighter. Drizzle has drivers for a dozen
 * databases, zod has its sources, and the reader of mail has a second logger. OpenTelemetry's packages weigh 20 MB, of which
 * 0.1 are used, and they do not run before `tracing/open-telemetry.ts` is imported.
 */
const BUNDLED = new Set([
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'drizzle-orm',
  'html-to-text',
  'imapflow',
  'nodemailer',
  'otpauth',
  'postal-mime',
  'uqr',
  'zod',
]);
/**
 * Packages that are installed for the server stay outside. The workspace's packages come in with their own needs. The engine's
 * weights are read from its own package.
 */
const { dependencies, devDependencies } = JSON.parse(await readFile(here('package.json'), 'utf8'));
const external = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) =>
  name.startsWith('@scamguard/') || BUNDLED.has(name) ? [] : [name, `${name}/*`],
);

/** What the server reads beside its bundle, and where that is kept. */
const COPIES = {
  migrations: 'src/db/migrations',
  audio: '../../packages/content/audio',
  videos: '../../packages/content/videos',
  guide: '../../packages/content/guide',
  fonts: 'fonts',
};

const copies = {
  name: 'copies',
  setup: ({ onEnd }) =>
    onEnd(async () => {
      for (const [name, place] of Object.entries(COPIES)) {
        await rm(here(`dist/${name}`), { recursive: true, force: true });
        await cp(here(place), here(`dist/${name}`), { recursive: true });
      }
      await writeLibrary(here('../../packages/content/texts'), here('dist/library.json'));
    }),
};

/** These run in an image. What two of them need stands in a file of its own, once: each would hold a megabyte of the others. */
const PROGRAMS = {
  server: here('src/server.ts'),
  broadcast: here('src/commands/broadcast.ts'),
  webhooks: here('src/commands/webhooks.ts'),
  moderator: here('src/commands/moderator.ts'),
  rows: here('src/commands/rows.ts'),
  move: here('src/commands/move.ts'),
  backup: here('src/commands/backup.ts'),
  restore: here('src/commands/restore.ts'),
  'database-worker': here('src/db/embedded/worker.ts'),
  ocr: here('src/modules/pictures/ocr-program.ts'),
  step: here('src/modules/assistant/apart/step-program.ts'),
  drawing: here('src/attachments/drawing/drawing-program.ts'),
};

const FOR_DEVELOPERS = {
  'bench-echo': here('bench/echo.ts'),
  'bench-calls': here('bench/calls.ts'),
  'bench-arrivals': here('bench/arrivals-program.ts'),
  'bench-channels': here('bench/channels.ts'),
  'bench-overload': here('bench/overload.ts'),
  'bench-search': here('bench/search.ts'),
  'bench-filter': here('bench/filter.ts'),
  'bench-instances': here('bench/instances.ts'),
  'bench-reckoning': here('bench/reckoning.ts'),
  // In a folder of their own: what they share with tests finds the built server from there as it does from `src/testing`.
  'faults/index': here('faults/index.ts'),
  'faults/one': here('faults/one.ts'),
};

const OPTIONS = {
  outdir: here('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Of what is bundled, only used parts of an ES module can be taken alone: of OpenTelemetry, a fifth.
  mainFields: ['module', 'main'],
  sourcemap: true,
  // A third of the bytes are room between words, in a dozen programs. Names stay: a failure names where it was.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  external,
  // A CommonJS package that comes in with the workspace's packages may ask for a module of Node. The name here is one that no
  // module imports: esbuild does not know of it, and a bundle that imports one name twice does not load.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
};

// A file of another name may be left of the last build.
for (const name of await readdir(here('dist')).catch(() => []))
  if (name.startsWith('shared-')) await rm(here(`dist/${name}`));

const contexts = await Promise.all([
  esbuild.context({
    ...OPTIONS,
    entryPoints: PROGRAMS,
    splitting: true,
    chunkNames: 'shared-[hash]',
    plugins: [copies],
  }),
  esbuild.context({ ...OPTIONS, entryPoints: FOR_DEVELOPERS }),
]);
for (const context of contexts)
  if (process.argv.includes('--watch')) await context.watch();
  else {
    await context.rebuild();
    await context.dispose();
  }
