import type { Classifiers } from '../classifiers/classifiers.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import type { ItemKind } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';
import type { Examination } from './examination.ts';
import { examineLink } from './link.ts';
import { examineNumber } from './number.ts';
import { examineProfile } from './profile.ts';

/** Examines a value as an item of one kind, with the classifiers of the calling entry. */
type Examiner = (value: string, known: KnownEvidence, classifiers: Classifiers) => Examination;

/** How an item of each kind is examined. */
export const EXAMINERS: Readonly<Record<ItemKind, Examiner>> = {
  link: examineLink,
  number: examineNumber,
  profile: examineProfile,
  conversation: examineConversation,
};
