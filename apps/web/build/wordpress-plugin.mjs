import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';

const FOLDER = fileURLToPath(new URL('../../../integrations/wordpress/', import.meta.url));
const PLUGIN = 'scamguard';
/** The oldest that a ZIP can tell, so that the same files are the same archive. */
const MOMENT = new Date(1980, 0, 1);

/**
 * Packs the plugin as WordPress wants it uploaded: its folder in a ZIP file.
 *
 * @param {string} client the folder that is served.
 */
export async function packWordPressPlugin(client) {
  const names = (await readdir(path.join(FOLDER, PLUGIN))).toSorted();
  const files = {};
  for (const name of names) {
    files[`${PLUGIN}/${name}`] = strToU8(await readFile(path.join(FOLDER, PLUGIN, name), 'utf8'));
  }
  await writeFile(path.join(client, 'scamguard-wordpress.zip'), zipSync(files, { level: 9, mtime: MOMENT }));
}
