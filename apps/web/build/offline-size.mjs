import { stat } from 'node:fs/promises';
import path from 'node:path';

const KB = 1024;

/**
 * Tells what it costs to keep the site for when there is no network, in whole KB by language: pages and scripts as they
 * are sent. Some of it a visit has fetched already. To be asked once the folder is compressed.
 *
 * @param {string} client the served folder.
 * @param {Record<string, string[]>} scripts by language.
 * @param {readonly { path: string, lang: string, file: string }[]} pages of the build.
 * @param {readonly string[]} kept paths of the pages that are kept.
 */
export async function offlineSizes(client, scripts, pages, kept) {
  const sizes = {};
  for (const [language, files] of Object.entries(scripts)) {
    const ownPages = pages.filter(({ path: place, lang }) => lang === language && kept.includes(place));
    const all = [...files, ...ownPages.map(({ file }) => file)];
    const bytes = await Promise.all(
      all.map(async (file) => (await stat(path.join(client, `${file}.br`))).size),
    );
    sizes[language] = Math.ceil(bytes.reduce((sum, size) => sum + size, 0) / KB);
  }
  return sizes;
}
