import { writeFile } from 'node:fs/promises';
import esbuild from 'esbuild';

/**
 * Reads and checks the texts of `@scamguard/content`, and writes them as one JSON file. So the server starts without what reads Markdown
 * and YAML, and a text that cannot be used fails the build.
 *
 * @param {string} texts their folder.
 * @param {string} file
 */
export async function writeLibrary(texts, file) {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: "export { loadLibrary } from '@scamguard/content/library';",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    // The reader of YAML is CommonJS and asks for a module of Node.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor('/');",
    },
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { loadLibrary } = await import(`data:text/javascript;base64,${code}`);
  await writeFile(file, JSON.stringify(await loadLibrary(texts)));
}
