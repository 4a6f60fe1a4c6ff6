import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledAtOnce } from './build/compiled-at-once.ts';
import { FLOOR } from './build/floor.mjs';
import { textsByAddress } from './build/texts-by-address.ts';

/** The parts of nearly every page: one file compresses better than thirty. */
const BASE = new RegExp(
  [
    'packages/ui/src/props\\.',
    'packages/ui/src/components/(anchor|button|card|error-state|heading|layout|link-button|listen-button|notice|page-header|read-aloud-button|skeleton|text|text-link|visually-hidden|woven-band)/',
    'packages/client/src/(address|client|or-here|request-error|send|verify)\\.|apps/web/src/(data/(choice|request|use-answer)|language/language-context|on-device/(assess|interview)-here|screen/lazy-part|speech/read-aloud)\\.',
    'packages/contracts/src/limits\\.',
    // Alone, each is hardly larger than the head of its answer.
    'packages/ui/src/patterns/alert-card/severity\\.|apps/web/src/keep-informed/(use-daily-tips|tip-of-the-day)\\.',
    'node_modules/(swr|dequal|use-sync-external-store)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** The fields that people type into stand together too: no form has one part of them alone. */
const FIELDS =
  /packages[\\/]ui[\\/]src[\\/](components[\\/](form|form-field|text-area|text-field)|patterns[\\/]tell-box)[\\/]|verify-form[\\/]verify-form\.css|forms[\\/]typed-before-scripts|outbox[\\/]request-key/;

/** The parts that the home page shows below its first screen, and hardly another page. */
const HOME_PARTS =
  /packages[\\/]ui[\\/]src[\\/]patterns[\\/](call-to-action|essential-service-card|sample-mark|stat-block|feature-block)[\\/]/;

const apiPort = process.env['PORT'] ?? '3000';

/**
 * The functions that Formik takes of lodash, from the smaller library that takes its place:
 * https://es-toolkit.dev/compatibility.html
 */
const LODASH = { find: /^lodash-es\//, replacement: 'es-toolkit/compat/' };

/**
 * Modules that Formik imports for parts of it that nothing here uses. They run nothing by themselves, which their package does
 * not say.
 */
const ONLY_FOR_FORMIK = /hoist-non-react-statics/;

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: [LODASH],
    // Found from here, since Formik does not depend on it.
    dedupe: ['es-toolkit'],
  },
  plugins: [...(isSsrBuild ? [] : [textsByAddress()]), react(), vanillaExtractPlugin()],
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    emptyOutDir: true,
    // Every page carries the rules it needs: nothing blocks the first paint.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'es2022' : FLOOR,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['src/main.tsx', 'src/floor/index.ts', 'src/dark.ts'],
          treeshake: { moduleSideEffects: [{ test: ONLY_FOR_FORMIK, sideEffects: false }] },
          output: {
            postBanner: compiledAtOnce,
            // Every page lists forty style sheets, and their hashes are what does not compress.
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                { name: 'base', test: BASE },
                { name: 'fields', test: FIELDS },
                { name: 'home-parts', test: HOME_PARTS },
              ],
            },
          },
        },
  },
  ssr: { noExternal: true },
  server: { port: 5173, proxy: { '/api': `http://localhost:${apiPort}` } },
}));
