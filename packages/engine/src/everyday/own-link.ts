import type { Address } from '../address/address.ts';
import { possibleOwnerOf } from '../address/brand-index.ts';
import { isOfState, officialDomain } from '../address/official.ts';
import { platformOf } from '../address/shared-platform.ts';
import { APP_LINKS } from '../knowledge/app-links.ts';
import { RISKY_ENDINGS } from '../knowledge/risky-endings.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import type { LinkReading } from '../reading/link-reading.ts';
import { readsAsCodeNotice } from './code-notice.ts';

/** Whether a link leads to the known domain of a company, a ministry or an app. Only its owner can put a page there. */
const isOfficialLink = ({ address }: LinkReading): boolean =>
  isOfState(address) || officialDomain(address) !== undefined || APP_LINKS.has(address.host);

/** An application that a store hands out leads nowhere else. */
const STORES: ReadonlySet<string> = new Set(['play.google.com', 'apps.apple.com']);

/**
 * Whether a link leads to an official domain, to a store, or to a well-known site that only its owner writes, such as a
 * newspaper.
 */
export const isWrittenByOwner = (link: LinkReading, { knownPlaces }: ConversationReading): boolean =>
  isOfficialLink(link) ||
  STORES.has(link.address.host) ||
  (knownPlaces.some(([start]) => start === link.address.span[0]) && platformOf(link.address) === undefined);

/**
 * Whether a link stays with its sender. It may be an official link, a place that everybody knows, a domain that is said to be a
 * company's, or the site of the name that signs the message.
 */
export function isOwnLink(link: LinkReading, text: ConversationReading): boolean {
  if (isOfficialLink(link)) return true;
  if (text.knownPlaces.some(([start]) => start === link.address.span[0])) return true;
  if (isBoundTo(link.address, text)) return true;
  if (possibleOwnerOf(link.address.site) !== undefined) return true;
  return link.likeness === undefined && isSigned(link.address, text);
}

/** The end of a message whose code the browser fills in: `shop.bj #4417`. Nobody opens that address. Source: W3C, origin-bound one-time codes. */
const BOUND = /^\s#(?:<REF>|\w{3,10})\s*$/;

const isBoundTo = ({ span }: Address, text: ConversationReading): boolean =>
  BOUND.test(text.value.slice(span[1])) && readsAsCodeNotice(text);

/** A shorter name is part of too many words. */
const SHORTEST_NAME = 6;

/**
 * Whether the registered name of a site is written out in the message around it: "Thank you for using Ethio telecom" and
 * `ethiotelecom.et`. Anybody can register a name, so this proves nothing; it only says that the link leads to nobody else.
 */
function isSigned(
  { kind, givenBy, site, suffix, span, credentials }: Address,
  text: ConversationReading,
): boolean {
  if (kind !== 'web' || givenBy !== 'registry' || credentials !== '' || Object.hasOwn(RISKY_ENDINGS, suffix))
    return false;
  const name = site.slice(0, -suffix.length - 1);
  if (name.length < SHORTEST_NAME || name.includes('-')) return false;
  const around = `${text.value.slice(0, span[0])} ${text.value.slice(span[1])}`;
  return around
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .includes(name);
}
