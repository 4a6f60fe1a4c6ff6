import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ownAndBorrowed } from './own-and-borrowed.ts';

const SOURCES = fileURLToPath(new URL('../../../packages/i18n/src/', import.meta.url));
const FETCH_TEXTS = path.join(SOURCES, 'fetch-texts.ts');
const DICTIONARIES = path.join(SOURCES, 'dictionaries');
/** What files of texts share. */
const MERGING = 'laid-over';

/**
 * Gives every file of texts an address that the browser can compute: `assets/t-<hash of all texts>/<language>/<name>.js`. A
 * table of all their names would be in the way of every first visit.
 */
export function textsByAddress(): Plugin {
  const files = readdirSync(DICTIONARIES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.dirname(file) !== '.' && file.endsWith('.ts'),
  );
  const folder = `assets/t-${hashOf([...files, `${MERGING}.ts`])}`;
  return {
    name: 'texts-by-address',
    apply: 'build',
    outputOptions: ({ codeSplitting, ...output }) => ({
      ...output,
      // The first script lists a hundred others, and hashes are what does not compress. Rolldown allows no shorter ones.
      chunkFileNames: ({ name }) => (name === MERGING ? `${folder}/${name}.js` : 'assets/[name]-[hash:7].js'),
      codeSplitting: {
        groups: [
          { name: MERGING, test: path.join(DICTIONARIES, `${MERGING}.ts`) },
          ...(typeof codeSplitting === 'object' ? (codeSplitting.groups ?? []) : []),
        ],
      },
    }),
    buildStart() {
      for (const file of files) {
        const fileName = `${folder}/${file.replaceAll(path.sep, '/').replace(/ts$/, 'js')}`;
        this.emitFile({
          type: 'chunk',
          id: path.join(DICTIONARIES, file),
          fileName,
          preserveSignature: 'strict',
        });
      }
    },
    load: (id) =>
      id === FETCH_TEXTS
        ? `const load = (address) => import(/* @vite-ignore */ address);
           export const fetchTexts = async (folder, name) => {
             const address = \`/${folder}/\${folder}/\${name}.js\`;
             // As in apps/web/src/screen/import-again.ts.
             return (await load(address).catch(() => load(\`\${address}?again=\${Date.now()}\`))).default;
           };`
        : ownAndBorrowed(id, DICTIONARIES),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.fileName.startsWith(folder)) continue;
        // The code beside the texts may change while the texts, and with them their address, do not.
        const stranger = chunk.imports.find((file) => !file.startsWith(folder));
        if (stranger) this.error(`${chunk.fileName} imports ${stranger}: texts may import other texts only.`);
      }
    },
  };
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(DICTIONARIES, file)));
  return hash.digest('base64url').slice(0, 8);
}
