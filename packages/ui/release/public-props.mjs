import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE, publicParts } from './public-parts.mjs';

/**
 * Writes down what the package promises: every exported name of every component with its type, from the declarations that
 * were built. The file changes in review when the interface does. Usage, after `build.mjs`: `node release/public-props.mjs`.
 */
const RECORD = path.join(PACKAGE, 'public-props.txt');

const withoutComments = (text) => text.replaceAll(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, '');

/** The statements of a declaration file: each begins in the first column, and what belongs to it is indented or closes it. */
const statements = (text) => withoutComments(text).match(/^[a-z][^\n]*(?:\n(?:[ \t}\])|][^\n]*))*/gm) ?? [];

const nameOf = (statement) =>
  /^export (?:declare )?(?:abstract )?(?:interface|type|const|function|class) (\w+)/.exec(statement)?.[1];

/** The names that `export { a, type B } from './x.js'` lines of an index give out. */
const givenOut = (index) =>
  [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names]) =>
    names.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
  );

/** The variants of the recipes in a built style module, each with its values: `variant: primary | secondary`. */
const variantsIn = (styles) =>
  [...styles.matchAll(/^\t\t(\w+): \{\n((?:\t\t\t\w+: .*\n)+)\t\t\}/gm)].map(
    ([, variant, values]) =>
      `${variant}: ${[...values.matchAll(/(\w+):/g)].map(([, value]) => value).join(' | ')}`,
  );

async function promisesOf(folder) {
  const index = await readFile(path.join(folder, 'index.d.ts'), 'utf8');
  const names = new Set(givenOut(index));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.d.ts')).toSorted();
  const read = (file) => readFile(path.join(folder, file), 'utf8');
  const declared = (await Promise.all(files.map(read))).flatMap(statements);
  const styles = (await readdir(folder)).filter((file) => file.endsWith('.styles.js')).toSorted();
  return [
    ...declared.filter((statement) => names.has(nameOf(statement))),
    ...(await Promise.all(styles.map(read))).flatMap(variantsIn),
  ];
}

/** @returns {Promise<string>} the promises of the built package. */
export async function publicProps() {
  const parts = await Promise.all(
    Object.entries(publicParts).map(async ([name, folder]) => {
      const promises = await promisesOf(path.join(PACKAGE, 'dist', folder));
      return `## ${name}\n\n${promises.join('\n')}\n`;
    }),
  );
  return parts.join('\n');
}

/** @returns {Promise<string>} what was written down last. */
export const recordedProps = () => readFile(RECORD, 'utf8').catch(() => '');

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(RECORD, await publicProps());
