import { addressesInText } from '../address/find-addresses.ts';
import type { Classifiers } from '../classifiers/classifiers.ts';
import { menuCodesIn, phonesInText } from '../phone/find-phones.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { readAddressAsLink } from '../reading/link-reading.ts';
import type { ItemKind } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';
import type { Examination } from './examination.ts';
import { examineAddresses } from './link.ts';
import { examineDialled } from './number.ts';
import { examineProfile } from './profile.ts';

/** Examines what is found of one kind among other things: only what is surely an address or a number there. */
type PartExaminer = (value: string, known: KnownEvidence, classifiers: Classifiers) => Examination;

const PARTS: Readonly<Record<ItemKind, PartExaminer>> = {
  link: (value, known, classifiers) =>
    examineAddresses(
      addressesInText(value).map((address) => readAddressAsLink(address, value, known)),
      known,
      classifiers,
    ),
  number: (value, known) =>
    examineDialled(
      [...phonesInText(value).map((phone) => ({ form: 'phone' as const, phone })), ...menuCodesIn(value)],
      value,
      known,
    ),
  profile: examineProfile,
  conversation: examineConversation,
};

/** An examination and the kind of item whose words tell it. */
export interface ToldAs extends Examination {
  readonly kind: ItemKind;
}

/**
 * Examines everything that one value holds. Together it is as risky as the riskiest part, and the findings in the other parts are
 * told too. A part that is known and official proves nothing about the words around it.
 */
export function examineSeveral(
  kinds: readonly ItemKind[],
  value: string,
  known: KnownEvidence,
  classifiers: Classifiers,
): ToldAs {
  const told = kinds
    .map((kind): ToldAs => ({ kind, ...PARTS[kind](value, known, classifiers) }))
    .filter(({ isUnreadable }) => !isUnreadable);
  const [first, ...others] = told.toSorted(riskiestFirst);
  if (first === undefined) return { kind: 'conversation', ...PARTS.conversation(value, known, classifiers) };
  const more = others.flatMap(({ findings }) => findings);
  const findings = [...first.findings];
  for (const finding of more)
    if (!findings.some(({ definition }) => definition.id === finding.definition.id)) findings.push(finding);
  return { ...first, findings };
}

/** The higher risk comes first. At the same risk, an item without proof comes first, then the message. */
function riskiestFirst(one: ToldAs, other: ToldAs): number {
  return (
    other.score.riskLevel - one.score.riskLevel ||
    Number(one.score.verdict === 'safe') - Number(other.score.verdict === 'safe') ||
    Number(other.kind === 'conversation') - Number(one.kind === 'conversation')
  );
}
