import { type Borrowing, borrowingIn } from '../address/borrowing.ts';
import type { Profile } from '../profile/profile.ts';
import { apart } from '../profile/run-together.ts';
import { type Hint, hintsIn } from '../profile/topics.ts';
import type { Span } from '../vocabulary.ts';
import type { KnownEvidence } from './known-evidence.ts';

/** A social profile, ready to be looked at. */
export interface ProfileReading {
  readonly kind: 'profile';
  readonly value: string;
  readonly known: KnownEvidence;
  readonly profile: Profile;
  /** The uses of the words in its name. */
  readonly hints: readonly Hint[];
  /** The brand whose name it carries. */
  readonly borrowing: Borrowing | undefined;
  /** The place of a word in the value, if it is written there letter by letter. */
  readonly spanOf: (word: string) => Span | undefined;
}

export function readProfileName(profile: Profile, value: string, known: KnownEvidence): ProfileReading {
  const words = profile.words.flatMap((word) => apart(word) ?? [word]);
  return {
    kind: 'profile',
    value,
    known,
    profile,
    hints: hintsIn(words),
    borrowing: borrowingIn(words, ({ entry }) => !isOwnPlace(profile, entry.brand.name)),
    spanOf: (word) => {
      const at = value.toLowerCase().indexOf(word);
      return word === '' || at === -1 || at + word.length > value.length ? undefined : [at, at + word.length];
    },
  };
}

/** "Jean sur WhatsApp" names the place where Jean is, not whom he imitates. */
function isOwnPlace({ platform, words }: Profile, brand: string): boolean {
  return platform?.name === brand && words.includes('sur');
}
