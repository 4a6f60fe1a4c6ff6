import type { Classifiers } from '../classifiers/classifiers.ts';
import { partsOf } from '../read-as/index.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import type { Item, ItemKind, ReadAs } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';
import type { Examination } from './examination.ts';
import { examineLink } from './link.ts';
import { examineNumber } from './number.ts';
import { examineProfile } from './profile.ts';
import { examineSeveral, type ToldAs } from './several.ts';

/** Examines a value as an item of one kind, with the classifiers of the calling entry. */
type Examiner = (value: string, known: KnownEvidence, classifiers: Classifiers) => Examination;

/** The findings in an item, and what the item was taken for. */
export interface Examined extends ToldAs {
  readonly readAs: ReadAs;
}

/** How an item of each kind is examined. */
export const EXAMINERS: Readonly<Record<ItemKind, Examiner>> = {
  link: examineLink,
  number: examineNumber,
  profile: examineProfile,
  conversation: examineConversation,
};

/** Examines an item as what it is, whatever kind it was given as. */
export function examine({ kind, value }: Item, known: KnownEvidence, classifiers: Classifiers): Examined {
  const parts = partsOf(value, kind);
  const [only = kind] = parts;
  return parts.length > 1
    ? { ...examineSeveral(parts, value, known, classifiers), readAs: 'several' }
    : { kind: only, ...EXAMINERS[only](value, known, classifiers), readAs: only };
}
