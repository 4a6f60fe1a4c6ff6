import { OFFICIAL_PROFILES, PLATFORMS } from '../../../knowledge/platforms.ts';
import { REGION } from '../../../knowledge/region.ts';
import { profileKey } from '../../../profile/profile-key.ts';
import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

const MEETING_PLACES: ReadonlySet<string> = new Set(PLATFORMS.map(({ name }) => name));

/** A name alone does not say whether the page is the company's. A brand beside other words is somebody's business with it. */
export const brandNameProfile = signal(definition, ({ borrowing, hints, profile, spanOf }) => {
  if (borrowing?.manner !== 'exact' || hints.length > 0 || OFFICIAL_PROFILES[profileKey(profile) ?? ''])
    return ABSENT;
  const about = { brand: borrowing.entry.brand.name };
  const isBare = profile.words.every(
    (word) => borrowing.word.includes(word) || word.startsWith(borrowing.word) || REGION.has(word),
  );
  if (isBare) return undecided(about);
  // A name with "groupe WhatsApp" says where people meet. It does not say who they are.
  return borrowing.entry.brand.isWord || MEETING_PLACES.has(about.brand)
    ? ABSENT
    : seen(about, { span: spanOf(borrowing.word) });
});
