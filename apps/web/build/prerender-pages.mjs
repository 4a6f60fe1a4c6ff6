import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Renders every address in every language into `client/<language>/…`.
 *
 * @returns the table that the server reads: `{ pages: [{ path, lang, file, styleHashes }], notFound: { fr, en } }`,
 * `path` with its query where a query chooses the page, `file` relative to the client folder.
 */
export async function prerenderPages(client, renderer, parts, styleHashes) {
  const { addresses, languages, NOT_FOUND_ADDRESS, renderDocument } = renderer;
  const pages = [];
  const notFound = {};
  for (const lang of languages) {
    await mkdir(path.join(client, lang), { recursive: true });
    for (const address of addresses) {
      const file = `${lang}/${fileName(address)}.html`;
      await writeFile(path.join(client, file), await renderDocument(parts, { address, language: lang }));
      const page = { file, styleHashes };
      if (address === NOT_FOUND_ADDRESS) notFound[lang] = page;
      else pages.push({ path: address, lang, ...page });
    }
  }
  return { pages, notFound };
}

const fileName = (address) => (address === '/' ? 'index' : address.slice(1).replaceAll(/[^a-z-]+/g, '-'));
