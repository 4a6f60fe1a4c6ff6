import { isWellKnown } from '../address/well-known.ts';
import { RISKY_ENDINGS } from '../knowledge/risky-endings.ts';
import { FEATURE_GROUPS } from './address-features.ts';
import { COMPONENT_FEATURES, LONGEST_COMPONENT, writeComponentFeatures } from './component-statistics.ts';
import { ADDRESS_NGRAM_SCORES } from './language-models.ts';
import type { AddressComponents } from './lexical-features.ts';
import { LOOKUP_FEATURES, type LookedUp, writeLookupFeatures } from './lookup-features.ts';

const GIVERS = ['registry', 'state', 'free-host', 'nobody'] as const;
const COMPONENTS = 6;
const GENERAL_FEATURES = 21;
/** Where the features of the address begin. The sum of each group of hashed features, and the sum of all, stand before them. */
const OWN_FROM = FEATURE_GROUPS.length + 1;
const LOOKUP_FROM = OWN_FROM + COMPONENTS * COMPONENT_FEATURES + GENERAL_FEATURES;
/** The place at which the scores of the language models begin. */
export const NGRAM_SCORES_FROM = LOOKUP_FROM + LOOKUP_FEATURES;
/** How many dense features the trees see. */
export const DENSE_FEATURES = NGRAM_SCORES_FROM + ADDRESS_NGRAM_SCORES;

const flag = (is: boolean) => (is ? 1 : 0);

/** How often a sign stands in a component. */
function count(component: string, sign: string): number {
  let times = 0;
  for (let at = component.indexOf(sign); at !== -1; at = component.indexOf(sign, at + 1)) times += 1;
  return times;
}

/** Writes the dense features of an address, which the trees see beside the sums of its hashed features. */
export function writeDenseFeatures(address: AddressComponents, lookedUp: LookedUp, into: Float64Array): void {
  const path = address.path.length > 1 ? address.path.slice(0, LONGEST_COMPONENT) : '';
  const query = address.query.slice(0, LONGEST_COMPONENT);
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  let at = OWN_FROM;
  const [name, below] = [address.name.slice(0, LONGEST_COMPONENT), address.below.slice(0, LONGEST_COMPONENT)];
  for (const component of [name, below, path, query, last, segments[0] ?? '']) {
    writeComponentFeatures(component, into, at);
    at += COMPONENT_FEATURES;
  }
  const general = [
    below === '' ? 0 : 1 + count(below, '.'),
    segments.length,
    flag(path.endsWith('/')),
    flag(last.includes('.')),
    segments.reduce((longest, segment) => Math.max(longest, segment.length), 0),
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
  into.set(general, at);
  writeLookupFeatures(lookedUp, into, LOOKUP_FROM);
}
