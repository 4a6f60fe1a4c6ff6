import { DEEP_ENDINGS, PLAIN_ENDINGS } from '../knowledge/public-suffixes.ts';

const NONE: ReadonlySet<string> = new Set();
const FIRST_LABEL = /^[^.]*/;
const DEEPEST = 3;
/** The capital that says that an ending shares no letter with the one before: each first letter begins so. */
const NO_LETTER = 'A';

const endings = new Map<string, ReadonlySet<string>>();
const openedLetters = new Set<string>();

/** Reads the endings of one first letter; those of all letters would be most of what the first link waits for. */
function openLetter(letter: string): void {
  if (openedLetters.has(letter) || letter < 'a' || letter > 'z') return;
  openedLetters.add(letter);
  const start = PLAIN_ENDINGS.indexOf(`${NO_LETTER}${letter}`);
  const end = PLAIN_ENDINGS.indexOf(NO_LETTER, start + 1);
  const plain = start === -1 ? '' : PLAIN_ENDINGS.slice(start, end === -1 ? undefined : end);
  let before = '';
  for (const short of plain.match(/[A-Z][^A-Z]*/g) ?? []) {
    before = before.slice(0, short.charCodeAt(0) - NO_LETTER.charCodeAt(0)) + short.slice(1);
    endings.set(before, NONE);
  }
  let line = DEEP_ENDINGS.indexOf(`\n${letter}`);
  while (DEEP_ENDINGS.startsWith(letter, line + 1)) {
    const next = DEEP_ENDINGS.indexOf('\n', line + 1);
    const [ending = '', ...below] = DEEP_ENDINGS.slice(line + 1, next).split(' ');
    endings.set(ending, new Set(below));
    line = next;
  }
}

/**
 * The ending under which a registry gave out the host's name: `promo.exemple.com.ng` → `com.ng`; `undefined` for an ending that does not
 * exist.
 *
 * @param runs - the last labels of the host, longest run first.
 */
export function publicSuffix(runs: readonly string[]): string | undefined {
  const ending = runs.at(-1) ?? '';
  openLetter(ending.charAt(0));
  const below = endings.get(ending);
  if (below === undefined) return undefined;
  if (below.size === 0) return ending;
  for (let at = Math.max(runs.length - 1 - DEEPEST, 0); at < runs.length - 1; at += 1) {
    const run = runs[at] ?? '';
    const name = run.slice(0, -ending.length - 1);
    if (below.has(`!${name}`)) return runs[at + 1];
    if (below.has(name) || below.has(name.replace(FIRST_LABEL, '*'))) return run;
  }
  return ending;
}
