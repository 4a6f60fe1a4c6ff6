import type { Address } from './address/address.ts';
import { addressesInLink } from './address/find-addresses.ts';
import { isListed, isShared } from './address/shared-platform.ts';
import { SHORTENERS } from './knowledge/shorteners.ts';

/** The questions about a link that others can answer. The answers go into `KnownEvidence`. */
export interface OutsideQuestions {
  /** Address of a shortener's page: where does it lead? */
  readonly shortened?: string;
  /** Domain that somebody has registered: since when? */
  readonly domain?: string;
}

/**
 * Questions about the first address that a link names. If an answer could not say who made the address, there is no question.
 */
export function outsideQuestions(link: string): OutsideQuestions {
  const address = addressesInLink(link)[0];
  if (address?.kind !== 'web' || address.isIp || address.name === '') return {};
  if (isListed(address, SHORTENERS)) return isFrontPage(address) ? {} : { shortened: pageOf(address) };
  return address.givenBy === 'registry' && !isShared(address) ? { domain: address.site } : {};
}

const isFrontPage = ({ path, query }: Address) => path.length <= 1 && query === '';

const pageOf = ({ scheme, canonical }: Address) => `${scheme === 'http' ? 'http' : 'https'}://${canonical}`;
