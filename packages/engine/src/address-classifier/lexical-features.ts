import type { Address } from '../address/address.ts';
import { isWellKnown } from '../address/well-known.ts';
import { hashString } from '../inference/hash.ts';
import { RISKY_ENDINGS } from '../knowledge/risky-endings.ts';
import { SHARED_PLATFORMS } from '../knowledge/shared-platforms.ts';
import { AFRICAN_ENDINGS } from './african-endings.ts';
import { classAt, countCharacters, DIGIT, diversityOf, log2Bucket } from './character-statistics.ts';
import { segmentClass } from './segment-class.ts';

/** The components of an address that its owner chose, or that tell who gave it out. Scheme and `www.` are not among them. */
export type AddressComponents = Pick<
  Address,
  | 'host'
  | 'suffix'
  | 'name'
  | 'below'
  | 'site'
  | 'endings'
  | 'givenBy'
  | 'isIp'
  | 'path'
  | 'query'
  | 'fragment'
  | 'port'
>;

/** Adds one lexical feature: its number, and its values. */
export type AddFeature = (what: number, first: number, second?: number, third?: number) => void;

const GIVERS = ['registry', 'state', 'free-host', 'nobody'] as const;
const OLD_ENDINGS: ReadonlySet<string> = new Set(['com', 'net', 'org']);
const WORDS = /[a-z]{4,}/gi;

function fileEnding(segment: string): string {
  const dot = segment.lastIndexOf('.');
  return dot === -1 || segment.length - dot > 6 ? '' : segment.slice(dot + 1).toLowerCase();
}

const atMost = (value: number, limit: number) => (value > limit ? limit : value);
const flag = (is: boolean) => (is ? 1 : 0);

/**
 * Adds the lexical features of an address: lengths, digits, hyphens, entropy, who gave out the name, the shape of the path. Values that
 * mean something only together, such as a jumbled path below a cheap ending, are one feature. Source: Ma et al. 2009.
 */
export function lexicalFeatures(address: AddressComponents, add: AddFeature): void {
  const { name, below, query, fragment, port } = address;
  const path = address.path.length > 1 ? address.path : '';
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const lastClass = segmentClass(last);
  const isBare = flag(path === '' && query === '' && fragment === '');
  const ending = hashString(fileEnding(last));
  const depth = atMost(segments.length, 6);
  const endsOpen = flag(path.endsWith('/'));

  const written = address.suffix.slice(address.suffix.lastIndexOf('.') + 1);
  const isAfrican = AFRICAN_ENDINGS.has(written);
  const lastSuffix = hashString(isAfrican ? 'african' : written);
  const suffix = isAfrican && address.givenBy !== 'free-host' ? lastSuffix : hashString(address.suffix);
  const kind = OLD_ENDINGS.has(written) ? lastSuffix : isAfrican ? 0 : written.length === 2 ? 1 : 2;
  const diversity = diversityOf(name);
  const giver = GIVERS.indexOf(address.givenBy);

  const below0 = below === '' ? 0 : below.split('.').length;
  const inName = countCharacters(name);
  const inBelow = countCharacters(below);
  const inPath = countCharacters(path);
  const letters = inName.vowels + inName.consonants;
  const { digits } = inName;
  const consonants = atMost(inName.longestConsonantRun, 6);

  add(1, suffix);
  add(2, lastSuffix);
  add(3, giver, isBare);
  add(4, log2Bucket(RISKY_ENDINGS[written] ?? 0));
  add(5, flag(address.isIp), port.length);
  add(6, atMost(below0, 4));
  add(7, atMost(name.length, 24));
  add(8, atMost(log2Bucket(below.length), 6));
  add(9, atMost(digits, 6), atMost(inName.longestDigitRun, 5));
  add(10, atMost(inBelow.digits, 5));
  add(11, atMost(inName.hyphens, 4));
  add(12, atMost(inBelow.hyphens, 4));
  add(13, letters === 0 ? 9 : Math.floor((6 * inName.vowels) / letters), atMost(log2Bucket(name.length), 4));
  add(14, Math.floor(2 * diversity.entropy));
  add(15, below === '' ? -1 : Math.floor(2 * diversityOf(below).entropy));
  add(16, path === '' ? -1 : Math.floor(2 * diversityOf(path).entropy));
  add(17, log2Bucket(path.length));
  add(18, atMost(log2Bucket(inPath.digits), 5));
  add(19, atMost(log2Bucket(inPath.capitals), 3), kind);
  add(20, log2Bucket(segments.reduce((longest, segment) => Math.max(longest, segment.length), 0)));
  add(21, log2Bucket(query.length));
  add(22, ending, atMost(depth, 5));
  add(23, flag(address.host.includes('xn--')));
  add(24, flag(path.includes('@') || query.includes('@') || fragment.includes('@')));
  add(25, lastSuffix, flag(below0 > 0), isBare);
  add(26, suffix, flag(digits > 0));
  add(27, lastClass, endsOpen);
  add(28, segmentClass(segments[0] ?? ''));
  add(29, lastClass, ending);
  add(30, consonants, kind);
  add(31, atMost(name.length >> 1, 12), kind, isBare);
  add(32, atMost((path.match(WORDS) ?? []).length, 8), atMost(depth, 5));
  add(33, atMost(countCharacters(last).hyphens, 6));
  add(34, depth, endsOpen, flag(ending !== hashString('')));
  add(35, diversity.distinctTenths, atMost(name.length >> 2, 5));
  add(36, flag(classAt(name, 0) === DIGIT), flag(classAt(name, name.length - 1) === DIGIT));
  add(37, kind, isBare, flag(below0 > 0));
  add(38, atMost(inBelow.longestConsonantRun, 6));
  add(39, atMost(below.length >> 1, 10), below0);
  add(40, atMost(query.split('=').length, 6), atMost(query.split('&').length, 5));
  add(41, log2Bucket(fragment.length));
  add(42, atMost(depth, 5), log2Bucket(last.length), endsOpen);
  add(43, lastClass, kind);
  add(44, lastClass, giver);
  add(45, giver, atMost(depth, 4));
  add(46, flag(isWellKnown(address.site)), flag(SHARED_PLATFORMS.has(address.site)));
}
