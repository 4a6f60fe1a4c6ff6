import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const KB = 1024;
/** Most that the whole engine may cost a browser: code, knowledge, models and the sentences of one language, in brotli. */
const LARGEST_FOR_BROWSER = 97 * KB;

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

for (const language of ['french', 'english']) {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [`src/${language}.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  const size = outputFiles.reduce((total, { contents }) => total + brotliCompressSync(contents).length, 0);
  if (size <= LARGEST_FOR_BROWSER) continue;
  const [is, may] = [size, LARGEST_FOR_BROWSER].map((bytes) => `${(bytes / KB).toFixed(1)} KB`);
  throw new Error(`The engine for the browser in ${language} is ${is} in brotli and may be ${may}.`);
}
