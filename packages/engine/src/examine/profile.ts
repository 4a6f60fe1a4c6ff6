import type { Classifiers } from '../classifiers/classifiers.ts';
import { readProfile } from '../profile/read-profile.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { readProfileName } from '../reading/profile-reading.ts';
import { findingsIn } from '../signals/index.ts';
import { type Examination, examination, UNREADABLE } from './examination.ts';
import { examineLink } from './link.ts';

/** A profile by its name or address; the address of any other site is judged as the link it is. */
export function examineProfile(value: string, known: KnownEvidence, classifiers: Classifiers): Examination {
  const read = readProfile(value);
  if (read.form === 'unreadable') return UNREADABLE;
  if (read.form === 'site') return examineLink(value, known, classifiers);
  return examination(findingsIn(readProfileName(read.profile, value, known)));
}
