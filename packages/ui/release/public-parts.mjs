import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = new URL('../src/', import.meta.url);
const ROOT_ENTRY = readFileSync(new URL('entries/index.ts', SRC), 'utf8');

/** The package's own folder. */
export const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/**
 * The folders that the root entry makes public, each an entry of its own: `button` is `components/button`. Folders that only
 * other components use (form-field, sound) stay private.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const publicParts = Object.fromEntries(
  ['components', 'patterns'].flatMap((kind) =>
    readdirSync(new URL(kind, SRC))
      .filter((name) => ROOT_ENTRY.includes(`'../${kind}/${name}/index.ts'`))
      .map((name) => [name, `${kind}/${name}`]),
  ),
);

/** The themes that are entries, by name; `light` is part of every style sheet. */
export const themes = readdirSync(new URL('entries', SRC))
  .map((file) => /^theme-(.+)\.ts$/.exec(file)?.[1])
  .filter((name) => name !== undefined);
