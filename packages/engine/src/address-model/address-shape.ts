import type { Address } from '../address/address.ts';
import { isWellKnown } from '../address/well-known.ts';
import { RISKY_ENDINGS } from '../knowledge/risky-endings.ts';
import { SHARED_PLATFORMS } from '../knowledge/shared-platforms.ts';
import { hashString } from '../learned/hash.ts';
import { AFRICAN_ENDINGS } from './african-endings.ts';
import { blendOf, DIGIT, kindAt, steps, tally } from './measures.ts';
import { segmentClass } from './segment-class.ts';

/** The parts of an address that its owner chose or that tell who gave it out; scheme and `www.` are none of them. */
export type AddressParts = Pick<
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

/** Takes one finding: the number of what was looked at, and what was found there. */
export type Tell = (what: number, first: number, second?: number, third?: number) => void;

const GIVERS = ['registry', 'state', 'free-host', 'nobody'] as const;
const OLD_ENDINGS: ReadonlySet<string> = new Set(['com', 'net', 'org']);
const WORDS = /[a-z]{4,}/gi;

function fileEnding(segment: string): string {
  const dot = segment.lastIndexOf('.');
  return dot === -1 || segment.length - dot > 6 ? '' : segment.slice(dot + 1).toLowerCase();
}

const least = (number: number, most: number) => (number > most ? most : number);
const flag = (is: boolean) => (is ? 1 : 0);

/**
 * Tells what an address looks like from afar: lengths, digits, hyphens, mixture, who gave out the name, shape of the path. What
 * means something only together, as a jumbled path below a cheap ending, is told together.
 */
export function tellShape(address: AddressParts, tell: Tell): void {
  const { name, below, query, fragment, port } = address;
  const path = address.path.length > 1 ? address.path : '';
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const lastClass = segmentClass(last);
  const isBare = flag(path === '' && query === '' && fragment === '');
  const ending = hashString(fileEnding(last));
  const depth = least(segments.length, 6);
  const endsOpen = flag(path.endsWith('/'));

  const written = address.suffix.slice(address.suffix.lastIndexOf('.') + 1);
  const isAfrican = AFRICAN_ENDINGS.has(written);
  const lastSuffix = hashString(isAfrican ? 'african' : written);
  const suffix = isAfrican && address.givenBy !== 'free-host' ? lastSuffix : hashString(address.suffix);
  const kind = OLD_ENDINGS.has(written) ? lastSuffix : isAfrican ? 0 : written.length === 2 ? 1 : 2;
  const blend = blendOf(name);
  const giver = GIVERS.indexOf(address.givenBy);

  const below0 = below === '' ? 0 : below.split('.').length;
  const inName = tally(name);
  const inBelow = tally(below);
  const inPath = tally(path);
  const letters = inName.vowels + inName.consonants;
  const { digits } = inName;
  const consonants = least(inName.consonantsTogether, 6);

  tell(1, suffix);
  tell(2, lastSuffix);
  tell(3, giver, isBare);
  tell(4, steps(RISKY_ENDINGS[written] ?? 0));
  tell(5, flag(address.isIp), port.length);
  tell(6, least(below0, 4));
  tell(7, least(name.length, 24));
  tell(8, least(steps(below.length), 6));
  tell(9, least(digits, 6), least(inName.digitsTogether, 5));
  tell(10, least(inBelow.digits, 5));
  tell(11, least(inName.hyphens, 4));
  tell(12, least(inBelow.hyphens, 4));
  tell(13, letters === 0 ? 9 : Math.floor((6 * inName.vowels) / letters), least(steps(name.length), 4));
  tell(14, Math.floor(2 * blend.mixture));
  tell(15, below === '' ? -1 : Math.floor(2 * blendOf(below).mixture));
  tell(16, path === '' ? -1 : Math.floor(2 * blendOf(path).mixture));
  tell(17, steps(path.length));
  tell(18, least(steps(inPath.digits), 5));
  tell(19, least(steps(inPath.capitals), 3), kind);
  tell(20, steps(segments.reduce((most, segment) => Math.max(most, segment.length), 0)));
  tell(21, steps(query.length));
  tell(22, ending, least(depth, 5));
  tell(23, flag(address.host.includes('xn--')));
  tell(24, flag(path.includes('@') || query.includes('@') || fragment.includes('@')));
  tell(25, lastSuffix, flag(below0 > 0), isBare);
  tell(26, suffix, flag(digits > 0));
  tell(27, lastClass, endsOpen);
  tell(28, segmentClass(segments[0] ?? ''));
  tell(29, lastClass, ending);
  tell(30, consonants, kind);
  tell(31, least(name.length >> 1, 12), kind, isBare);
  tell(32, least((path.match(WORDS) ?? []).length, 8), least(depth, 5));
  tell(33, least(tally(last).hyphens, 6));
  tell(34, depth, endsOpen, flag(ending !== hashString('')));
  tell(35, blend.variety, least(name.length >> 2, 5));
  tell(36, flag(kindAt(name, 0) === DIGIT), flag(kindAt(name, name.length - 1) === DIGIT));
  tell(37, kind, isBare, flag(below0 > 0));
  tell(38, least(inBelow.consonantsTogether, 6));
  tell(39, least(below.length >> 1, 10), below0);
  tell(40, least(query.split('=').length, 6), least(query.split('&').length, 5));
  tell(41, steps(fragment.length));
  tell(42, least(depth, 5), steps(last.length), endsOpen);
  tell(43, lastClass, kind);
  tell(44, lastClass, giver);
  tell(45, giver, least(depth, 4));
  tell(46, flag(isWellKnown(address.site)), flag(SHARED_PLATFORMS.has(address.site)));
}
