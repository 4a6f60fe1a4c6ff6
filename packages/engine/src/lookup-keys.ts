import type { Address } from './address/address.ts';
import { addressesInLink, addressesInText } from './address/find-addresses.ts';
import { isListed } from './address/shared-platform.ts';
import { SHARED_PLATFORMS } from './knowledge/shared-platforms.ts';
import { SHORTENERS } from './knowledge/shorteners.ts';
import { dialledIn, phonesInText } from './phone/find-phones.ts';
import type { Phone } from './phone/read-phone.ts';
import { profileAt } from './profile/profile-at.ts';
import { profileKey } from './profile/profile-key.ts';
import { readProfile } from './profile/read-profile.ts';
import { partsOf } from './read-as/index.ts';
import type { Item, ItemKind } from './vocabulary.ts';

const MOST = 8;
/** The most hosts of one address. */
const MOST_HOSTS = 3;

/**
 * The keys under which a database of reports knows an item: `domain:boutique.example`, `host:`, `page:host/path`,
 * `number:+229…`, `profile:platform/handle`. There are at most 8. Every spelling of the item has the same keys.
 *
 * A report about one page must never fall on a whole platform. So the key of a free host is the stranger's own name there, and the
 * key of a shortener or a network is the single page.
 */
export function lookupKeys({ kind, value }: Item): readonly string[] {
  return [...new Set(partsOf(value, kind).flatMap((part) => KEYS[part](value)))].slice(0, MOST);
}

const KEYS: Readonly<Record<ItemKind, (value: string) => readonly string[]>> = {
  link: (value) => addressesInLink(value).flatMap(keysOfAddress),
  number: (value) =>
    dialledIn(value).flatMap((dialled) => (dialled.form === 'phone' ? keysOfPhone(dialled.phone) : [])),
  profile: keysOfProfile,
  conversation: (value) => [
    ...addressesInText(value).flatMap(keysOfAddress),
    ...phonesInText(value).flatMap(keysOfPhone),
  ],
};

function keysOfAddress(address: Address): readonly string[] {
  if (address.kind !== 'web') return [];
  if (isListed(address, SHORTENERS) || isListed(address, SHARED_PLATFORMS)) return keysOfPage(address);
  if (address.name === '' && address.givenBy === 'free-host') return [];
  if (address.isIp || address.name === '') return [`host:${address.host}`];
  return [...hostsBelow(address).map((host) => `host:${host}`), `domain:${address.site}`];
}

/**
 * The hosts under which an address is known. The owner of a host owns all hosts below it. So these are the host itself, and then
 * the hosts between it and its site that are nearest to the site.
 */
function hostsBelow({ host, site }: Pick<Address, 'host' | 'site'>): readonly string[] {
  const hosts: string[] = [];
  for (let rest = host; rest.endsWith(`.${site}`); rest = rest.slice(rest.indexOf('.') + 1)) hosts.push(rest);
  return hosts.length > MOST_HOSTS ? [host, ...hosts.slice(1 - MOST_HOSTS)] : hosts;
}

/** One page of a platform, and the account or telephone number behind it. */
function keysOfPage(address: Address): readonly string[] {
  if (address.path.length <= 1) return [];
  const page = `page:${address.host}${address.path.replace(/\/$/, '')}`;
  const profile = profileAt(address);
  if (profile?.platform?.id === 'whatsapp') return [page, ...keysOfDigits(profile.handle)];
  const key = profile && profileKey(profile);
  return key === undefined ? [page] : [page, `profile:${key}`];
}

function keysOfProfile(value: string): readonly string[] {
  const read = readProfile(value);
  if (read.form === 'site') return addressesInLink(value).flatMap(keysOfAddress);
  if (read.form === 'unreadable') return [];
  if (read.profile.platform?.id === 'whatsapp') return keysOfDigits(read.profile.handle);
  const key = profileKey(read.profile);
  return key === undefined ? [] : [`profile:${key}`];
}

/** WhatsApp's accounts are telephone numbers. */
function keysOfDigits(handle: string): readonly string[] {
  return /^\+?\d{8,17}$/.test(handle)
    ? dialledIn(handle).flatMap((dialled) => (dialled.form === 'phone' ? keysOfPhone(dialled.phone) : []))
    : [];
}

function keysOfPhone({ e164, state }: Phone): readonly string[] {
  return state === 'fits' || state === 'unallotted' ? [`number:${e164}`] : [];
}
