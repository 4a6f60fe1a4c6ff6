import type { Address } from '../address/address.ts';
import { addressesInLink } from '../address/find-addresses.ts';
import { isListed } from '../address/shared-platform.ts';
import { PLATFORMS, type Platform } from '../knowledge/platforms.ts';
import { INVISIBLE, plainLetters } from '../text/plain-letters.ts';
import type { Span } from '../vocabulary.ts';

/** An account on a network, or the name somebody goes by. */
export interface Profile {
  readonly platform: Platform | undefined;
  /** The account's name without `@`, as written; empty when the address shows none. */
  readonly handle: string;
  /** The handle's words, lower case, without accents and disguises. */
  readonly words: readonly string[];
  readonly span: Span;
}

/** What a value typed as a profile turns out to be. */
export type ProfileValue =
  | { readonly form: 'profile'; readonly profile: Profile }
  /** The address of another site: it is judged as a link. */
  | { readonly form: 'site' }
  | { readonly form: 'unreadable' };

const LONGEST_NAME = 200;

export function readProfile(value: string): ProfileValue {
  const address = addressesInLink(value).find(({ kind }) => kind === 'web');
  if (address !== undefined) {
    const platform = PLATFORMS.find(({ domains }) => isListed(address, new Set(domains)));
    if (platform !== undefined)
      return { form: 'profile', profile: profileOf(platform, handleIn(address, platform), address.span) };
    if (address.scheme !== '' || address.path !== '/' || !value.includes('@')) return { form: 'site' };
  }
  return named(value);
}

/** The first part of the path that names an account; `?id=` and `?phone=` name one too. */
function handleIn(address: Address, { before = [], notProfiles = [] }: Platform): string {
  const byNumber = /(?:^|&)(?:id|phone)=([^&]+)/.exec(address.query)?.[1];
  const parts = address.path.split('/').filter((part) => part !== '');
  const first = parts.find((part) => !before.includes(part.toLowerCase()));
  if (first === undefined || notProfiles.includes(parts[0]?.toLowerCase() ?? '')) return byNumber ?? '';
  return first.replace(/^@/, '');
}

/** "Facebook : MTN Gain 2026", "@mtn.gain" or simply a name. */
function named(value: string): ProfileValue {
  const text = value.replace(INVISIBLE, '').trim().slice(0, LONGEST_NAME);
  const platform = PLATFORMS.find(
    ({ name }) => new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'iu').test(text) && name.length > 1,
  );
  const at = /@([\p{L}\p{N}._-]{2,})/u.exec(text)?.[1];
  const handle = at ?? withoutPlatform(text, platform);
  if (!/\p{L}/u.test(handle)) return { form: 'unreadable' };
  return { form: 'profile', profile: profileOf(platform, handle, [0, value.length]) };
}

/** A network's name in front of a colon is the place, not the account. */
function withoutPlatform(text: string, platform: Platform | undefined): string {
  const prefix =
    platform && new RegExp(`^(?:profil|page|compte|account)?\\s*${platform.name}\\s*[:\\-–]\\s*`, 'iu');
  return prefix ? text.replace(prefix, '') : text;
}

function profileOf(platform: Platform | undefined, handle: string, span: Span): Profile {
  return { platform, handle, words: wordsIn(handle), span };
}

/** `MTNBenin_Gain2026` → mtn benin gain. */
function wordsIn(handle: string): readonly string[] {
  return handle
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(plainLetters)
    .filter((word) => word !== '');
}
