import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Enough that the workers end at about the same time; each costs a page of its own. */
const SHARES = 8;

/**
 * Writes the test files that visit the stories, a share each.
 *
 * The test-runner's own way is a file, a browser window and a load of Storybook for each component, which cost more than
 * the stories themselves.
 *
 * @param {{ id: string, title: string, name: string }[]} stories
 * @returns {Promise<string>} the folder they stand in.
 */
export async function writeShares(stories) {
  const folder = await mkdtemp(join(tmpdir(), 'stories-'));
  const visits = JSON.stringify(new URL('visit-stories.mjs', import.meta.url).pathname);
  const size = Math.ceil(stories.length / SHARES);
  for (let start = 0; start < stories.length; start += size) {
    const share = stories.slice(start, start + size).map(({ id, title, name }) => ({ id, title, name }));
    const text = `import { visitStories } from ${visits};\nvisitStories(${JSON.stringify(share)});\n`;
    await writeFile(join(folder, `${start / size + 1}.test.mjs`), text);
  }
  return folder;
}
