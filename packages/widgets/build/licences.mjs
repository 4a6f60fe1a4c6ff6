import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Others' packages in a script for pages, and for each the package of ours that depends on it. */
const OTHERS = {
  preact: import.meta.url,
  lucide: new URL('../../ui/package.json', import.meta.url),
};

/** Their licences, which ask to be kept with every copy. */
export async function licences() {
  const texts = Object.entries(OTHERS).map(async ([name, from]) => {
    const manifest = createRequire(from).resolve(`${name}/package.json`);
    const { version } = JSON.parse(await readFile(manifest, 'utf8'));
    const licence = await readFile(path.join(path.dirname(manifest), 'LICENSE'), 'utf8');
    return `${name} ${version}\n\n${licence.trim()}\n`;
  });
  return (await Promise.all(texts)).join('\n\n');
}
