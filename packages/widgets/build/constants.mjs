import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const CONSTANT = /\.constant\.ts$/;

/** Runs a module and everything it imports. */
async function evaluate(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    // The CommonJS packages ask for Node's own modules by `require`.
    banner: { js: `import { createRequire } from 'node:module';const require = createRequire('/');` },
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).default;
}

/**
 * Runs each `*.constant.ts` while building. So the browser gets what the file exports, such as a few texts of a dictionary, and
 * not the whole that it picks from.
 */
export function constants() {
  return {
    name: 'scamguard-constants',
    enforce: 'pre',
    async load(id) {
      if (!CONSTANT.test(id)) return undefined;
      return { code: `export default ${JSON.stringify(await evaluate(id))};`, moduleType: 'js' };
    },
  };
}
