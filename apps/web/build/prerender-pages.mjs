import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Renders every address in every language into `client/<language>/…`.
 *
 * @returns the table that the server reads: `{ pages: [{ path, lang, file, styleHashes, scriptHashes }], notFound: { fr, en } }`,
 * `path` with its query where a query chooses the page, `file` relative to the client folder.
 */
export async function prerenderPages(client, renderer, parts) {
  const { addresses, languages, NOT_FOUND_ADDRESS, EMPTY_ADDRESS, emptyDocument, hashesAt, renderDocument } =
    renderer;
  const pages = [];
  const notFound = {};
  for (const lang of languages) {
    await mkdir(path.join(client, lang), { recursive: true });
    for (const address of addresses) {
      const file = `${lang}/${fileName(address)}.html`;
      await writeFile(path.join(client, file), await renderDocument(parts, { address, language: lang }));
      const page = { file, ...hashesAt(parts, address) };
      if (address === NOT_FOUND_ADDRESS) notFound[lang] = page;
      else pages.push({ path: address, lang, ...page });
    }
    const file = `${lang}/empty.html`;
    await writeFile(path.join(client, file), emptyDocument(parts, lang, NOT_FOUND_ADDRESS));
    pages.push({ path: EMPTY_ADDRESS, lang, file, ...hashesAt(parts, NOT_FOUND_ADDRESS) });
  }
  return { pages, notFound };
}

const fileName = (address) => (address === '/' ? 'index' : address.slice(1).replaceAll(/[^a-z-]+/g, '-'));
