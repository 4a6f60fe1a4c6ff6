import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

interface Laid {
  readonly complete: object;
  readonly own: object;
}

/** Gives back what a file of texts lays over what, where the real one joins them. */
const keepApart = (merging: string) => ({
  name: 'keep-apart',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === merging ? 'export const laidOver = (complete, own) => ({ complete, own });' : undefined,
});

/**
 * A file of texts of an incomplete language with only those sentences of the language beneath it that it borrows: the whole other file would be
 * sent for nothing.
 *
 * @returns its code, or undefined for a file that is not laid over another.
 */
export async function ownAndBorrowed(file: string, dictionaries: string): Promise<string | undefined> {
  if (!file.startsWith(dictionaries + path.sep) || !file.endsWith('.ts')) return undefined;
  const merging = path.join(dictionaries, 'laid-over.ts');
  if (file === merging || !readFileSync(file, 'utf8').includes('laidOver(')) return undefined;
  const { module } = await runnerImport<{ default: Laid }>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [keepApart(merging)],
  });
  const { complete, own } = module.default;
  const texts = [without(complete, own), own].map((each) => JSON.stringify(each)).join(', ');
  return `import { laidOver } from '../laid-over.ts';\nexport default laidOver(${texts});\n`;
}

/** The rules of a file that another file, laid over it, does not have. */
function without(complete: object, own: object): object {
  const left = Object.entries(complete).flatMap(([key, text]: [string, unknown]) => {
    const mine: unknown = own[key as keyof object];
    if (typeof text !== 'object' || text === null) return mine === undefined ? [[key, text] as const] : [];
    const rest = without(text, typeof mine === 'object' && mine !== null ? mine : {});
    return Object.keys(rest).length > 0 ? [[key, rest] as const] : [];
  });
  return Object.fromEntries(left);
}
