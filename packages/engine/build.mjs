import { build } from 'esbuild';

/** Bundles the command-line engine, `npm run assess`, into one file. */
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { assess: 'bin/assess.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});
