import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { tooNewIn } from './floor.mjs';
import { ROOT } from './run.mjs';

/** Says what the built site uses that the oldest browsers lack, and that nothing adds there; fails on any. */
const CLIENT = path.join(ROOT, 'apps/web/dist/client');
/** The additions for these browsers. Only they fetch them, and they fetch them first. */
const MOST_ADDED_BYTES = 3 * 1024;
/** The functions that `apps/web/src/floor/missing.ts` adds for the pages. The service worker gets none. */
const ADDED = [
  'at',
  'findLast',
  'toReversed',
  'toSorted',
  'replaceAll',
  'hasOwn',
  'structuredClone',
  'timeout',
  'DisplayNames',
];
/** Functions that are called only after a look whether they are there, or where no old browser comes. */
const ASKED_FIRST = {
  canParse: 'Zod asks first, and else tries to parse',
  checkVisibility: 'Radix asks first',
  startViewTransition: 'React tries, and draws without it',
  randomUUID: 'talk/new-id.ts and outbox/request-key.ts ask first',
  Segmenter: 'the moderators’ desk marks what it masks with it',
};

const files = (await readdir(CLIENT, { recursive: true })).filter((file) => file.endsWith('.js')).toSorted();
let isTooNew = false;
for (const file of files) {
  const code = await readFile(path.join(CLIENT, file), 'utf8');
  const provided = new Set([...(file === 'sw.js' ? [] : ADDED), ...Object.keys(ASKED_FIRST)]);
  const newer = tooNewIn(code, provided);
  if (newer.length === 0) continue;
  isTooNew = true;
  console.log(`${file}: ${newer.join(', ')}`);
}
const { floorScript } = JSON.parse(await readFile(path.join(CLIENT, '../render/parts.json'), 'utf8'));
const { size } = await stat(path.join(CLIENT, `${floorScript}.br`));
console.log(`${files.length} files; the oldest browsers fetch ${size} bytes more, of ${MOST_ADDED_BYTES}`);
process.exit(isTooNew || size > MOST_ADDED_BYTES ? 1 : 0);
