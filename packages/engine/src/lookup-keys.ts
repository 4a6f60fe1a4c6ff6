import type { Address } from './address/address.ts';
import { addressesInLink, addressesInText } from './address/find-addresses.ts';
import { isListed } from './address/shared-platform.ts';
import { SHARED_PLATFORMS } from './knowledge/shared-platforms.ts';
import { SHORTENERS } from './knowledge/shorteners.ts';
import { dialledIn, phonesInText } from './phone/find-phones.ts';
import type { Phone } from './phone/read-phone.ts';
import { profileKey } from './profile/profile-key.ts';
import { readProfile } from './profile/read-profile.ts';
import type { Item, ItemKind } from './vocabulary.ts';

const MOST = 8;

/**
 * The keys under which a database of reports knows an item: `domain:boutique.example`, `host:`, `page:host/path`,
 * `number:+229…`, `profile:platform/handle`; at most 8, the same for every spelling of the item.
 *
 * A report about one page must never fall on a whole platform: for free hosts the key is the stranger's own host, for
 * shorteners and networks the single page.
 */
export function lookupKeys({ kind, value }: Item): readonly string[] {
  return [...new Set(KEYS[kind](value))].slice(0, MOST);
}

const KEYS: Readonly<Record<ItemKind, (value: string) => readonly string[]>> = {
  link: (value) => addressesInLink(value).flatMap(keysOf),
  number: (value) =>
    dialledIn(value).flatMap((dialled) => (dialled.form === 'phone' ? keyOfPhone(dialled.phone) : [])),
  profile: (value) => keysOfProfile(value),
  conversation: (value) => [
    ...addressesInText(value).flatMap(keysOf),
    ...phonesInText(value).flatMap(keyOfPhone),
  ],
};

function keysOfProfile(value: string): readonly string[] {
  const read = readProfile(value);
  if (read.form === 'site') return addressesInLink(value).flatMap(keysOf);
  const key = read.form === 'profile' ? profileKey(read.profile) : undefined;
  return key === undefined ? [] : [`profile:${key}`];
}

function keyOfPhone({ e164, state }: Phone): readonly string[] {
  return state === 'fits' || state === 'unallotted' ? [`number:${e164}`] : [];
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
