import type { Address } from './address/address.ts';
import { addressesInLink, addressesInText } from './address/find-addresses.ts';
import { isListed } from './address/shared-platform.ts';
import { SHARED_PLATFORMS } from './knowledge/shared-platforms.ts';
import { SHORTENERS } from './knowledge/shorteners.ts';
import type { Item } from './vocabulary.ts';

const MOST = 8;

/**
 * The keys under which a database of reports knows an item: `domain:boutique.example`, `host:`, `page:host/path`,
 * `number:+229…`, `profile:platform/handle`; at most 8, the same for every spelling of the item.
 *
 * A report about one page must never fall on a whole platform: for free hosts the key is the stranger's own host, for
 * shorteners and networks the single page.
 */
export function lookupKeys(item: Item): readonly string[] {
  const addresses =
    item.kind === 'conversation'
      ? addressesInText(item.value)
      : item.kind === 'link'
        ? addressesInLink(item.value)
        : [];
  return [...new Set(addresses.flatMap(keysOf))].slice(0, MOST);
}

function keysOf(address: Address): string[] {
  if (address.kind !== 'web') return [];
  if (isListed(address, SHORTENERS) || isListed(address, SHARED_PLATFORMS)) {
    return address.path.length > 1 ? [`page:${address.host}${address.path.replace(/\/+$/, '')}`] : [];
  }
  if (address.isIp || address.name === '') return [`host:${address.host}`];
  return address.host === address.site
    ? [`domain:${address.site}`]
    : [`host:${address.host}`, `domain:${address.site}`];
}
