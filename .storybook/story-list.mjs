import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The index of stories by component, `docs/stories.md`.
 * Usage, after a build: node .storybook/story-list.mjs [folder of the build]
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIST = join(ROOT, 'docs/stories.md');

/** What belongs to the design system; screens and widgets come and go with the sites. */
const LISTED = /^(?:Components|Patterns)\//;

/** @param {{ title: string, name: string, importPath: string }[]} stories */
export function listOf(stories) {
  const listed = stories.filter(({ title }) => LISTED.test(title));
  const titles = [...new Set(listed.map(({ title }) => title))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const rows = titles.map((title) => {
    const members = listed.filter((story) => story.title === title);
    const folder = dirname(members[0].importPath);
    const states = members.map(({ name }) => name).join(', ');
    return `| [${title.replace(LISTED, '')}](.${folder}/) | ${members.length} | ${states} |`;
  });
  return `# Stories by component

${rows.length} documented components and patterns, ${listed.length} stories. Written by \`node .storybook/story-list.mjs\` after a build
of Storybook; \`npm test stories\` fails when it is out of date.

| component | stories | states |
|---|--:|---|
${rows.join('\n')}
`;
}

/** @returns {Promise<boolean>} whether `docs/stories.md` says what is there. */
export async function isCurrent(stories) {
  return (await readFile(LIST, 'utf8').catch(() => '')) === listOf(stories);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(ROOT, 'storybook-static'));
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  await writeFile(LIST, listOf(Object.values(entries).filter(({ type }) => type === 'story')));
}
