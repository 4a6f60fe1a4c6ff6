import { NUMBERS_OF_RUNS, type RunKind, type RunTable, runKind, weighRuns } from '../learned/runs.ts';
import { endingOf } from './address-features.ts';
import type { AddressParts } from './address-shape.ts';

/** By how much likelier a character is there in scams than elsewhere. */
export const LEARNED_RUNS: readonly RunKind[] = [
  runKind(31, 4),
  runKind(32, 4),
  runKind(33, 5),
  runKind(35, 7),
  runKind(36, 5),
];
/** By how likely it is in the names of sites that have stood for years: low in what was typed at random. */
export const NAME_RUNS: RunKind = runKind(34, 4);

const LONGEST_NAME = 40;
const LONGEST_BELOW = 60;
const LONGEST_PATH = 100;
const LONGEST_QUERY = 60;
/** So much of a path is read together with the host. */
const BEGINNING = 20;

const CAPITAL = /[A-Z]/g;
const SMALL = /[a-z]/g;

/**
 * The texts that {@link LEARNED_RUNS} are learned from, in their order: the name with its ending, what stands below it and behind it, the
 * path by the kinds of its characters alone, the host and where its path begins.
 */
export function learnedTexts(address: AddressParts): readonly string[] {
  const path = address.path.length > 1 ? address.path.slice(0, LONGEST_PATH) : '';
  const query = address.query === '' ? '' : `?${address.query.slice(0, LONGEST_QUERY)}`;
  const name = `${address.name.slice(0, LONGEST_NAME)}.${endingOf(address)}`;
  const below = address.below.slice(-LONGEST_BELOW);
  return [
    name,
    below,
    `${path}${query}`,
    path.replace(SMALL, 'a').replace(CAPITAL, 'b'),
    `${below}.${name}/${path.slice(0, BEGINNING)}`,
  ];
}

/** What is read as a name: the registered one, the one just below it, the last of the path without its file's ending. */
function nameTexts({ name, below, path }: AddressParts): readonly string[] {
  const end = path.endsWith('/') ? path.length - 1 : path.length;
  const last = path.slice(path.lastIndexOf('/', end - 1) + 1, end);
  const dot = last.indexOf('.');
  return [name, below.slice(below.lastIndexOf('.') + 1), dot === -1 ? last : last.slice(0, dot)].map((text) =>
    text.slice(0, LONGEST_NAME),
  );
}

/** How many figures {@link addressRuns} writes. */
export const NUMBERS_OF_ADDRESS_RUNS = (LEARNED_RUNS.length + 3) * NUMBERS_OF_RUNS;

/** Writes what the runs of an address weigh; nothing is zero. */
export function addressRuns(address: AddressParts, table: RunTable, into: Float64Array, from: number): void {
  into.fill(0, from, from + NUMBERS_OF_ADDRESS_RUNS);
  let at = from;
  const weigh = (text: string, kind: RunKind) => {
    if (text !== '') weighRuns(text, kind, table, into, at);
    at += NUMBERS_OF_RUNS;
  };
  const texts = learnedTexts(address);
  for (let kind = 0; kind < texts.length; kind += 1)
    weigh(texts[kind] ?? '', LEARNED_RUNS[kind] ?? NAME_RUNS);
  for (const name of nameTexts(address)) weigh(name, NAME_RUNS);
}
