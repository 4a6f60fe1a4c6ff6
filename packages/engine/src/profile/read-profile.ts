import { addressesInLink } from '../address/find-addresses.ts';
import { PLATFORMS, type Platform } from '../knowledge/platforms.ts';
import { withoutInvisible } from '../text/plain-letters.ts';
import { type Profile, profileOf } from './profile.ts';
import { profileAt } from './profile-at.ts';

/** The kind of thing that a value typed as a profile turns out to be. */
export type ProfileValue =
  | { readonly form: 'profile'; readonly profile: Profile }
  /** The address of another site: it is judged as a link. */
  | { readonly form: 'site' }
  | { readonly form: 'unreadable' };

const LONGEST_NAME = 200;

export function readProfile(value: string): ProfileValue {
  const address = addressesInLink(value).find(({ kind }) => kind === 'web');
  if (address !== undefined) {
    const profile = profileAt(address);
    if (profile !== undefined) return { form: 'profile', profile };
    // "@boutique.shop" is a handle although it could be a host.
    if (address.scheme !== '' || address.path !== '/' || !value.includes('@')) return { form: 'site' };
  }
  return named(value);
}

/** "Facebook : MTN Gain 2026", "@mtn.gain" or simply a name. */
function named(value: string): ProfileValue {
  const text = withoutInvisible(value).trim().slice(0, LONGEST_NAME);
  const platform = PLATFORMS.find(({ name }) => name.length > 1 && wholeWord(name).test(text));
  const at = /@([\p{L}\p{N}._-]{2,})/u.exec(text)?.[1];
  const handle = at ?? withoutPlatform(text, platform);
  if (!/\p{L}/u.test(handle)) return { form: 'unreadable' };
  return { form: 'profile', profile: profileOf(platform, handle, [0, value.length]) };
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu');
}

/** A network's name in front of a colon is the place, not the account. */
function withoutPlatform(text: string, platform: Platform | undefined): string {
  if (platform === undefined) return text;
  return text.replace(
    new RegExp(`^(?:profil|page|compte|account)?\\s*${platform.name}\\s*[:\\-–]\\s*`, 'iu'),
    '',
  );
}
