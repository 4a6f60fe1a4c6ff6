import type { Address } from '../address/address.ts';
import { RISKY_ENDINGS } from '../knowledge/risky-endings.ts';
import { AFRICAN_ENDINGS } from './african-endings.ts';

/** The parts of an address that its owner chose or that tell who gave it out; scheme and `www.` are none of them. */
export type AddressParts = Pick<
  Address,
  'host' | 'suffix' | 'name' | 'below' | 'givenBy' | 'isIp' | 'path' | 'query' | 'fragment' | 'port'
>;

const steps = (count: number) => Math.floor(Math.log2(count + 1));

function count(part: string, isCounted: (code: number) => boolean): number {
  let counted = 0;
  for (let at = 0; at < part.length; at += 1) if (isCounted(part.charCodeAt(at))) counted += 1;
  return counted;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isHyphen = (code: number) => code === 45;
const isUpper = (code: number) => code >= 65 && code <= 90;
const isVowel = (code: number) =>
  code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121;
const isLetter = (code: number) => code >= 97 && code <= 122;

const counts = new Uint16Array(128);

/** How mixed the characters of a part are, in bits: low for `aaaa`, high for `x7Kq9z`. */
function entropy(part: string): number {
  counts.fill(0);
  for (let at = 0; at < part.length; at += 1) {
    const code = part.charCodeAt(at) & 127;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  let bits = 0;
  for (const times of counts) if (times > 0) bits -= (times / part.length) * Math.log2(times / part.length);
  return bits;
}

function ending(path: string): string {
  const dot = path.lastIndexOf('.');
  const isEnding = dot > path.lastIndexOf('/') && path.length - dot <= 6;
  return isEnding ? path.slice(dot + 1).toLowerCase() : '';
}

/**
 * What an address looks like from afar: lengths, digits, hyphens, mixture, who gave out the name, shape of the path. Each
 * entry is one finding by name and class, e.g. `depth:2`.
 */
export function addressShape(address: AddressParts): readonly string[] {
  const { name, below, givenBy, isIp, query, fragment, port } = address;
  const path = address.path.length > 1 ? address.path : '';
  const segments = path.split('/').filter(Boolean);
  const written = address.suffix.slice(address.suffix.lastIndexOf('.') + 1);
  const isAfrican = AFRICAN_ENDINGS.has(written);
  const lastSuffix = isAfrican ? 'african' : written;
  const suffix = isAfrican && givenBy !== 'free-host' ? 'african' : address.suffix;
  const depth = below === '' ? 0 : below.split('.').length;
  const letters = count(name, isLetter);
  const vowels = letters === 0 ? 9 : Math.floor((6 * count(name, isVowel)) / letters);
  const digits = count(name, isDigit);
  const isBare = path === '' && query === '' && fragment === '';
  const longest = segments.reduce((most, segment) => Math.max(most, segment.length), 0);
  return [
    `suffix:${suffix}`,
    `end:${lastSuffix}`,
    `by:${givenBy}`,
    `free-bare:${givenBy === 'free-host' && isBare}`,
    `risky:${steps(RISKY_ENDINGS[lastSuffix] ?? 0)}`,
    `ip:${isIp}`,
    `port:${port === '' ? '' : port.length}`,
    `depth:${Math.min(depth, 4)}`,
    `name-length:${Math.min(name.length, 24)}`,
    `below-length:${Math.min(steps(below.length), 6)}`,
    `name-digits:${Math.min(digits, 6)}`,
    `below-digits:${Math.min(count(below, isDigit), 5)}`,
    `name-hyphens:${Math.min(count(name, isHyphen), 4)}`,
    `below-hyphens:${Math.min(count(below, isHyphen), 4)}`,
    `vowels:${vowels}:${Math.min(steps(name.length), 4)}`,
    `name-mix:${Math.floor(2 * entropy(name))}`,
    `below-mix:${below === '' ? '' : Math.floor(2 * entropy(below))}`,
    `path-mix:${path === '' ? '' : Math.floor(2 * entropy(path))}`,
    `segments:${Math.min(segments.length, 6)}`,
    `path-length:${steps(path.length)}`,
    `path-digits:${Math.min(steps(count(path, isDigit)), 5)}`,
    `path-capitals:${Math.min(steps(count(path, isUpper)), 3)}`,
    `longest-segment:${steps(longest)}`,
    `query-length:${steps(query.length)}`,
    `ending:${ending(path)}`,
    `bare:${isBare}`,
    `punycode:${address.host.includes('xn--')}`,
    `at:${path.includes('@') || query.includes('@')}`,
    `end-depth-bare:${lastSuffix}:${depth > 0}:${isBare}`,
    `suffix-digits:${suffix}:${digits > 0}`,
  ];
}
