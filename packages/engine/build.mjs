import { build } from 'esbuild';

/** Bundles what runs outside the product: the command-line engine, `npm run assess`, and the engine's benchmark. */
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { assess: 'bin/assess.ts', bench: 'bench/throughput.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});
