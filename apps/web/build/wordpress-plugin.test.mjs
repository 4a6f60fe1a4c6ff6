// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { packWordPressPlugin } from './wordpress-plugin.mjs';

const SOURCE = fileURLToPath(new URL('../../../integrations/wordpress/scamguard/', import.meta.url));
const folder = await mkdtemp(path.join(tmpdir(), 'plugin-'));
const zip = path.join(folder, 'scamguard-wordpress.zip');

afterAll(() => rm(folder, { recursive: true }));

test('what a partner downloads for WordPress is the folder of the plugin, as it is', async () => {
  await packWordPressPlugin(folder);
  const packed = unzipSync(await readFile(zip));
  const names = (await readdir(SOURCE)).toSorted();
  expect(Object.keys(packed)).toEqual(names.map((name) => `scamguard/${name}`));
  for (const name of names)
    expect(strFromU8(packed[`scamguard/${name}`])).toBe(await readFile(path.join(SOURCE, name), 'utf8'));
});

test('the same files are the same archive, so that nothing changes with a build', async () => {
  const before = await readFile(zip);
  await packWordPressPlugin(folder);
  expect((await readFile(zip)).equals(before)).toBe(true);
});
