import { isAscii, withoutInvisible } from '../text/plain-letters.ts';
import type { Span } from '../vocabulary.ts';
import type { Address } from './address.ts';
import { decodeDeep } from './decode.ts';
import { type HostParts, hostParts } from './host-parts.ts';
import { decodeHost } from './punycode.ts';

const NO_HOST: HostParts = { suffix: '', name: '', below: '', site: '', endings: [], givenBy: 'nobody' };

/** The longest address that is read; the rest is ignored. No browser or server takes more. */
const LONGEST = 4_096;
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:[/?#]|$))/i;
const MISTYPED_SCHEME = /^(?:h?t{1,3}ps?)?[:;]?\/{2,}/i;
/** A plain address: no text stands before it, and it holds no tricks. */
const PLAIN = /^https?:\/\/[^\t\r\n\\[(]+$/;
const WRAPPER = /^(?:view-source|feed|url|uri):/i;
const ACTIVE = new Set([
  'javascript',
  'vbscript',
  'data',
  'file',
  'blob',
  'filesystem',
  'intent',
  'content',
  'about',
]);
const WEB = new Set(['http', 'https', 'ftp', 'ws', 'wss']);
const NOT_WEB = new Set(['tel', 'sms', 'smsto', 'callto', 'geo', 'ussd']);
const FOUR_NUMBERS = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d*)?(?:[/?#]|$)/;
const BAD_PORT = /^([^/?#]*):\d*(?=[/?#]|$)/;
const BEFORE = /^[\s([{<'"‘’“”«»*_~`.,;:!?]+/;
const AFTER = new Set(' \t\r\n)]}>\'"‘’“”«»*~`.,;:!?…');

/**
 * Reads one web address as a browser would open it, however it is written: without scheme, in capitals, with
 * backslashes, invisible or full-width characters, percent-encoding, Punycode, quotation marks or a final full stop.
 *
 * @param written - the address alone, as cut from the value; `span` says where.
 * @returns `undefined` when it is no address. Never throws.
 */
export function readAddress(written: string, span: Span): Address | undefined {
  const isPlain = isAscii(written);
  const visible = isPlain ? written.slice(0, LONGEST) : unfolded(written.slice(0, LONGEST));
  // Messengers put invisible direction marks around a link; within it, somebody hides something.
  const hidesCharacters =
    !isPlain && /[\p{L}\p{N}./:-]\p{Default_Ignorable_Code_Point}+[\p{L}\p{N}./:-]/u.test(written);
  const text = bare(visible);
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase() ?? '';
  if (ACTIVE.has(scheme)) return activeAddress(text, scheme, span, hidesCharacters);
  if (NOT_WEB.has(scheme)) return undefined;
  const mail = mailHost(scheme === 'mailto' ? text.slice(7).split('?', 1).join() : text);
  if (mail !== undefined) return hostedAddress('mail', `http://${mail}`, 'mailto', span, hidesCharacters);

  const hasWebScheme = WEB.has(scheme) || MISTYPED_SCHEME.test(text);
  const rest = withoutSchemes(scheme === '' ? text : text.slice(scheme.length + 1));
  const address = hostedAddress('web', `http://${rest}`, scheme, span, hidesCharacters);
  if (address === undefined || hasWebScheme) return address;
  if (address.isIp) return FOUR_NUMBERS.test(rest) ? address : undefined;
  return address.givenBy === 'nobody' || !address.host.includes('.') ? undefined : address;
}

/** Without invisible characters, and with full-width letters and signs as plain ones. */
function unfolded(written: string): string {
  return withoutInvisible(written).normalize('NFKC').replace(/。/g, '.');
}

/** The text of an address without what surrounds it and without the tricks by which it is written. */
function bare(visible: string): string {
  if (PLAIN.test(visible)) return trimEnd(visible);
  const text = visible
    .replace(/[\t\r\n]/g, '')
    .replace(/\\/g, '/')
    .replace(BEFORE, '')
    .replace(/^h(?:xx|XX)p/, 'http')
    .replace(/\[\.\]|\(\.\)|\[dot\]/gi, '.')
    .replace(WRAPPER, '');
  return trimEnd(text);
}

/** A closing bracket belongs to the address when it was opened within it, as in `/wiki/Fraude_(droit)`. */
function trimEnd(text: string): string {
  let end = text.length;
  while (AFTER.has(text.charAt(end - 1))) end -= 1;
  const trimmed = text.slice(0, end);
  return trimmed.includes('(') && text[trimmed.length] === ')' ? `${trimmed})` : trimmed;
}

/** `https://https//www.mtn.bj` is what hurried people type. */
function withoutSchemes(text: string): string {
  let rest = text.replace(/^\/+/, '');
  while (MISTYPED_SCHEME.test(rest)) rest = rest.replace(MISTYPED_SCHEME, '');
  return rest;
}

/** The domain behind the `@`, when the whole text is an e-mail address. */
function mailHost(text: string): string | undefined {
  const at = text.indexOf('@');
  const host = text.slice(at + 1);
  return at > 0 && host.includes('.') && !/[\s:/?#\\]/.test(text) && !host.includes('@') ? host : undefined;
}

function activeAddress(text: string, scheme: string, span: Span, hidesCharacters: boolean): Address {
  const path = decodeDeep(text.slice(scheme.length + 1));
  return {
    ...NO_HOST,
    kind: 'active',
    span,
    canonical: `${scheme}:${path}`,
    scheme,
    host: '',
    shownHost: '',
    isIp: false,
    credentials: '',
    port: '',
    path,
    query: '',
    fragment: '',
    hidesCharacters,
  };
}

function hostedAddress(
  kind: 'web' | 'mail',
  spelled: string,
  scheme: string,
  span: Span,
  hidesCharacters: boolean,
): Address | undefined {
  const url = parseUrl(spelled);
  if (url === undefined) return undefined;
  const isIp = /^\[|^\d{1,3}(?:\.\d{1,3}){3}$/.test(url.hostname);
  const host = isIp ? url.hostname : withoutWww(url.hostname.replace(/\.+$/, ''));
  if (host === '') return undefined;
  const { suffix, name, below, site, endings, givenBy } = isIp ? { ...NO_HOST, site: host } : hostParts(host);
  const { username, password, pathname, search, hash } = url;
  const credentials = password === '' ? username : `${username}:${password}`;
  const port = url.port === '443' ? '' : url.port;
  const before = credentials === '' ? host : `${credentials}@${host}`;
  const canonical = trimEnd(`${before}${port === '' ? '' : `:${port}`}${pathname}${search}${hash}`);
  // Written out one by one: a spread would cost more than all the reading before it.
  return {
    suffix,
    name,
    below,
    site,
    endings,
    givenBy,
    kind,
    span,
    canonical,
    scheme,
    host,
    shownHost: decodeHost(host),
    isIp,
    credentials: decodeDeep(credentials),
    port,
    path: decodeDeep(pathname),
    query: decodeDeep(search.slice(1)),
    fragment: decodeDeep(hash.slice(1)),
    hidesCharacters,
  };
}

/** `www.` says nothing about an owner, unless somebody registered the name "www" itself. */
function withoutWww(host: string): string {
  const rest = host.startsWith('www.') ? host.slice(4) : host;
  return rest.includes('.') ? rest : host;
}

function parseUrl(spelled: string): URL | undefined {
  for (const attempt of [spelled, spelled.replace(/^http:\/\//, '').replace(BAD_PORT, 'http://$1')]) {
    try {
      return new URL(attempt);
    } catch {
      // The second attempt leaves out a port that no browser accepts.
    }
  }
  return undefined;
}
