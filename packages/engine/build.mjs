import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const KB = 1024;
/** Most that the whole engine may cost a browser: code, knowledge, models and the sentences of one language, in brotli. */
const LARGEST_FOR_BROWSER = 115 * KB;
/** Classifiers and lists of a server, which no browser may be made to fetch. */
const FOR_A_SERVER =
  /(?:full-classifier|listed-sites|imitated-names\/\w+|fact-classifier\/[\w-]+|topics\/topic-reader)\.ts$/;

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

/** Bundles one entry as a browser would get it; its size in brotli. */
async function sizeForBrowser(entry) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [`src/${entry}.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'warning',
  });
  const large = Object.keys(metafile.inputs).filter((input) => FOR_A_SERVER.test(input));
  if (large.length > 0) throw new Error(`A browser that imports ${entry} would fetch ${large.join(', ')}.`);
  return outputFiles.reduce((total, { contents }) => total + brotliCompressSync(contents).length, 0);
}

for (const entry of ['browser', 'case/index']) await sizeForBrowser(entry);
for (const language of ['french', 'english']) {
  const size = await sizeForBrowser(language);
  if (size <= LARGEST_FOR_BROWSER) continue;
  const [is, may] = [size, LARGEST_FOR_BROWSER].map((bytes) => `${(bytes / KB).toFixed(1)} KB`);
  throw new Error(`The engine for the browser in ${language} is ${is} in brotli and may be ${may}.`);
}
