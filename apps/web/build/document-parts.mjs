import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Takes the built page out of the served folder, puts its style sheet inside it, and lists what each address fetches.
 *
 * @returns `{ parts, styleHashes }`: the renderer's `DocumentParts`, and the hashes that the page's policy must allow.
 */
export async function takeDocumentParts(client, { addresses, languages }) {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8'));
  await rm(path.join(client, '.vite'), { recursive: true });
  const { template, styleHashes } = await takeTemplate(client);
  const preloads = Object.fromEntries(
    addresses.map((address) => [
      address,
      Object.fromEntries(languages.map((language) => [language, preloadsOf(manifest, address, language)])),
    ]),
  );
  return { parts: { template, preloads }, styleHashes };
}

async function takeTemplate(client) {
  const file = path.join(client, 'index.html');
  const html = await readFile(file, 'utf8');
  await rm(file);
  const link = html.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/);
  if (!link) throw new Error('The built page links no style sheet.');
  const css = (await readFile(path.join(client, link[1]), 'utf8')).trim();
  await rm(path.join(client, link[1]));
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    template: html.replace(link[0], () => `<style>${css}</style>`),
    styleHashes: [`sha256-${hash}`],
  };
}

/** Scripts of the screen and the dictionary, without those that the template names anyway. */
function preloadsOf(manifest, address, language) {
  const [pagePath] = address.split('?');
  const name = pagePath === '/' ? 'home' : pagePath.slice(1);
  // Several addresses may share a screen that is named like none of them; it is then not preloaded.
  const screen = [`src/routes/${name}/${name}-screen.tsx`].filter((source) => source in manifest);
  const inTemplate = collect(manifest, 'index.html');
  const wanted = new Set();
  for (const source of [...screen, `../../packages/i18n/src/dictionaries/${language}.ts`]) {
    collect(manifest, source, wanted);
  }
  return [...wanted].filter((file) => !inTemplate.has(file));
}

function collect(manifest, source, files = new Set()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
  return files;
}
