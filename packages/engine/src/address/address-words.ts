import { lureTopic, mayBeGlued, SHORTEST_GLUED } from '../knowledge/lure-topics.ts';
import type { LureTopic } from '../knowledge/lures.ts';
import { isAscii, plainLetters } from '../text/plain-letters.ts';
import type { Address } from './address.ts';
import { withoutEdgeDigits } from './edge-digits.ts';

/** A word that promises or presses, as it stands in an address. */
export interface Lure {
  readonly word: string;
  readonly topic: LureTopic;
}

/** The words an address is made of, lower case, without accents. */
export interface AddressWords {
  readonly name: readonly string[];
  readonly below: readonly string[];
  readonly path: readonly string[];
  readonly hostLures: readonly Lure[];
  readonly pathLures: readonly Lure[];
}

const MAX_WORDS = 40;
const LONGEST_LURE = 16;

export function addressWords(address: Address): AddressWords {
  const shownName =
    address.shownHost
      .slice(0, -address.suffix.length - 1)
      .split('.')
      .pop() ?? '';
  const name = wordsOf(shownName);
  const below = wordsOf(address.shownHost.slice(0, -address.site.length - 1));
  const path = wordsOf(`${address.path} ${address.query}`.slice(0, 1_000));
  const host = [...name, ...below];
  return { name, below, path, hostLures: host.flatMap(luresIn), pathLures: path.flatMap(plainLure) };
}

function wordsOf(text: string): string[] {
  const plain = plainLetters(text);
  return plain
    .split(isAscii(plain) ? /[^a-z0-9]+/ : /[^\p{L}\p{N}]+/u, MAX_WORDS)
    .filter((word) => word !== '');
}

function plainLure(word: string): Lure[] {
  const topic = lureTopic(word);
  return topic === undefined ? [] : [{ word, topic }];
}

/** Host names glue words together: "netflixpromo", "securebanking". A lure at either end counts. */
function luresIn(word: string): Lure[] {
  const letters = withoutEdgeDigits(word);
  const whole = plainLure(letters);
  if (whole.length > 0 || !mayBeGlued(letters)) return whole;
  for (let length = Math.min(letters.length - 2, LONGEST_LURE); length >= SHORTEST_GLUED; length -= 1) {
    const glued = [...plainLure(letters.slice(0, length)), ...plainLure(letters.slice(-length))];
    if (glued.length > 0) return glued.slice(0, 1);
  }
  return [];
}
