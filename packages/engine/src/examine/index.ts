import type { KnownEvidence } from '../reading/known-evidence.ts';
import type { ItemKind } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';
import type { Examination } from './examination.ts';
import { examineLink } from './link.ts';
import { examineNumber } from './number.ts';
import { examineProfile } from './profile.ts';

/** How an item of each kind is examined. */
export const EXAMINERS: Readonly<Record<ItemKind, (value: string, known: KnownEvidence) => Examination>> = {
  link: examineLink,
  number: examineNumber,
  profile: examineProfile,
  conversation: examineConversation,
};
