import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Themes whose variables `tokens.css` has; the partner's is an example, to be written anew. */
const IN_CSS = ['light', 'dark', 'contrast'];

/**
 * Writes the values of the themes for whoever takes no component: `tokens/<theme>.json` in the Design Tokens format,
 * `tokens/figma/<theme>.tokens.json` in what Figma takes of it, and `tokens.css` with nothing but the variables.
 *
 * @param {string} dist the folder of the built package.
 */
export async function writeTokens(dist) {
  const { designTokens, figmaTokens, themes } = await import(
    pathToFileURL(path.join(dist, 'entries/tokens.js'))
  );
  await mkdir(path.join(dist, 'tokens/figma'), { recursive: true });
  for (const [name, theme] of Object.entries(themes)) {
    await writeFile(path.join(dist, 'tokens', `${name}.json`), written(designTokens(theme)));
    const figma = written(figmaTokens(theme, name));
    await writeFile(path.join(dist, 'tokens/figma', `${name}.tokens.json`), figma);
  }
  const sheets = IN_CSS.map((name) => readFile(path.join(dist, `theme/themes/${name}.css`), 'utf8'));
  await writeFile(path.join(dist, 'tokens.css'), (await Promise.all(sheets)).join('\n'));
}

const written = (tokens) => `${JSON.stringify(tokens, undefined, 2)}\n`;
