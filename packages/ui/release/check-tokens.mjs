import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';

const CWD = new URL('file:///');

/** The ids of the tokens in a file, as a tool that knows the format reads them; what it finds wrong it throws. */
async function idsIn(file) {
  const logger = new Logger({ level: 'warn' });
  const source = { filename: pathToFileURL(file), src: await readFile(file, 'utf8') };
  const { tokens } = await parse([source], { config: defineConfig({}, { logger, cwd: CWD }), logger });
  return Object.keys(tokens);
}

/** Figma has no variable for these. */
const isLeftOut = (id) => /^(shadow|leading)\./.test(id);

/**
 * The tokens that an outside project gets, in each of their forms, say the same.
 *
 * @param {string} folder of the outside project.
 * @returns {Promise<string>} what was found.
 */
export async function checkTokens(folder) {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const { themes, vars } = await import(pathToFileURL(resolve('@scamguard/ui/tokens')));
  const css = await readFile(resolve('@scamguard/ui/tokens.css'), 'utf8');
  const whole = await idsIn(resolve('@scamguard/ui/tokens.json'));
  for (const name of Object.keys(themes)) {
    const ids = await idsIn(resolve(`@scamguard/ui/tokens/${name}.json`));
    const inFigma = await idsIn(resolve(`@scamguard/ui/tokens/figma/${name}.tokens.json`));
    assert.deepEqual(
      inFigma,
      whole.filter((id) => !isLeftOut(id)),
      `Figma gets other tokens of ${name}`,
    );
    assert.deepEqual(ids, whole, `tokens/${name}.json has other tokens than tokens.json`);
  }
  for (const id of whole) {
    assert.match(css, new RegExp(`--sg-${id.replaceAll('.', '-')}:`), `tokens.css lacks ${id}`);
  }
  assert.equal(vars.color.action, 'var(--sg-color-action)');
  return `${whole.length} tokens in ${Object.keys(themes).length} themes, as JSON, for Figma, as CSS and TypeScript`;
}
