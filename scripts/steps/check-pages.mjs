// oxlint-disable no-underscore-dangle -- the names are Storybook's
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveFolder } from '../../.storybook/serve-folder.mjs';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { ROOT } from './run.mjs';

/**
 * The things that a designer meets on the page of each component: controls that can be used, code to copy that one would write,
 * words without tags, and guidance.
 */
const FOLDER = path.join(ROOT, 'storybook-static');

await build('storybook');
const { entries } = JSON.parse(await readFile(path.join(FOLDER, 'index.json'), 'utf8'));
const stories = Object.values(entries).filter(
  ({ type, title }) => type === 'story' && /^(?:Components|Patterns)\//.test(title),
);
const { origin, stop } = await serveFolder(FOLDER);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
let mistakes;
try {
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  mistakes = await page.evaluate(inspect, [stories, await publicNames()]);
} finally {
  await browser.close();
  stop();
}
for (const mistake of mistakes) console.error(mistake);
console.log(
  `${stories.length - new Set(mistakes.map((mistake) => mistake.split(':')[0])).size} passed: pages of stories`,
);
process.exit(mistakes.length > 0 ? 1 : 0);

/** What the package exports. */
async function publicNames() {
  const record = await readFile(path.join(ROOT, 'packages/ui/public-props.txt'), 'utf8');
  return [...record.matchAll(/^export declare (?:const|function) ([A-Z]\w+)/gm)].map(([, name]) => name);
}

/** Runs in the browser, which knows the stories as their pages show them. */
async function inspect([all, ours]) {
  const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue;
  const found = [];
  // A component that one screen alone uses has no entry of its own to import.
  const isPublic = (title) => ours.some((name) => title.endsWith(`/${name}`));
  for (const { id, title, name } of all) {
    const story = await store.loadStory({ storyId: id });
    const tell = (what) => found.push(`${title}/${name}: ${what}`);
    for (const [prop, { control, type, description = '' }] of Object.entries(story.argTypes)) {
      const kind = control?.disable ? undefined : control?.type;
      const value = story.initialArgs[prop];
      if (kind === 'object' && value === undefined) tell(`the control of ${prop} is a "Set object" button`);
      if (typeof value === 'string' && !kind) tell(`the control of ${prop} takes no text`);
      if (/^\w+\.\w+\['\w+'\]/.test(type?.value ?? ''))
        tell(`the values of ${prop} are not said: ${type.value}`);
      if (description.includes('{@')) tell(`the words about ${prop} have a tag: ${description}`);
    }
    const context = store.getStoryContext(story);
    const code = await story.parameters.docs.source.transform?.('', context);
    if (isPublic(title) && !code?.startsWith('import ')) tell('its code does not say what to import');
    if (/\{function \w*\(|\[\['(?:path|circle|line)'/.test(code ?? ''))
      tell(`nobody would write its code:\n${code}`);
  }
  return found;
}
