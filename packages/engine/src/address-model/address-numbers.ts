import { isWellKnown } from '../address/well-known.ts';
import { RISKY_ENDINGS } from '../knowledge/risky-endings.ts';
import { FAMILIES } from './address-features.ts';
import { NUMBERS_OF_ADDRESS_RUNS } from './address-runs.ts';
import type { AddressParts } from './address-shape.ts';
import { type LookedUp, NUMBERS_OF_LOOKED_UP, tellLookedUp } from './looked-up.ts';
import { LONGEST_PART, NUMBERS_OF_PART, tellPart } from './part-numbers.ts';

const GIVERS = ['registry', 'state', 'free-host', 'nobody'] as const;
const PARTS = 6;
const OTHERS = 21;
/** Where the figures of what was looked up begin: before them stand what each family weighs, their sum, and the figures of the address. */
const LOOKED_UP_FROM = FAMILIES.length + 1 + PARTS * NUMBERS_OF_PART + OTHERS;
/** Where the figures of runs begin. */
export const RUNS_FROM = LOOKED_UP_FROM + NUMBERS_OF_LOOKED_UP;
/** How many numbers the trees ask about. */
export const NUMBERS = RUNS_FROM + NUMBERS_OF_ADDRESS_RUNS;

/** Where the figures of the address begin: before them stand what the families of features weigh, and their sum. */
const OWN_FROM = FAMILIES.length + 1;

const flag = (is: boolean) => (is ? 1 : 0);

/** How often a sign stands in a part. */
function count(part: string, sign: string): number {
  let times = 0;
  for (let at = part.indexOf(sign); at !== -1; at = part.indexOf(sign, at + 1)) times += 1;
  return times;
}

/** Writes an address in figures behind what was learned of its features, for the trees. */
export function addressNumbers(address: AddressParts, lookedUp: LookedUp, into: Float64Array): void {
  const path = address.path.length > 1 ? address.path.slice(0, LONGEST_PART) : '';
  const query = address.query.slice(0, LONGEST_PART);
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  let at = OWN_FROM;
  const [name, below] = [address.name.slice(0, LONGEST_PART), address.below.slice(0, LONGEST_PART)];
  for (const part of [name, below, path, query, last, segments[0] ?? '']) {
    tellPart(part, into, at);
    at += NUMBERS_OF_PART;
  }
  const others = [
    below === '' ? 0 : 1 + count(below, '.'),
    segments.length,
    flag(path.endsWith('/')),
    flag(last.includes('.')),
    segments.reduce((most, segment) => Math.max(most, segment.length), 0),
    query === '' ? 0 : 1 + count(query, '&'),
    count(query, '='),
    address.fragment.length,
    flag(address.isIp),
    address.port.length,
    GIVERS.indexOf(address.givenBy),
    flag(address.host.includes('xn--')),
    flag(path.includes('@') || query.includes('@') || address.fragment.includes('@')),
    count(path, '.'),
    count(path, '_'),
    count(path, '-'),
    count(path, '%'),
    flag(path === '' && query === ''),
    RISKY_ENDINGS[address.suffix] ?? 0,
    flag(isWellKnown(address.site)),
    count(path, '~'),
  ];
  into.set(others, at);
  tellLookedUp(lookedUp, into, LOOKED_UP_FROM);
}
