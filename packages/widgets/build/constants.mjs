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
    // What is CommonJS among the packages asks for Node's own modules by `require`.
    banner: { js: `import { createRequire } from 'node:module';const require = createRequire('/');` },
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).default;
}

/**
 * `*.constant.ts` is run while building, so that the browser gets what it exports and not what it is picked from: a few texts
 * of a dictionary, a few addresses of the table of calls.
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
