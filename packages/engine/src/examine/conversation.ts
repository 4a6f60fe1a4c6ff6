import type { Classifiers } from '../classifiers/classifiers.ts';
import { type ConversationReading, readConversation } from '../reading/conversation-reading.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { type Finding, findingsIn } from '../signals/index.ts';
import { type Examination, examination, riskier, UNREADABLE } from './examination.ts';
import { type SeenLink, withTextLearned } from './learned-evidence.ts';
import { findingsInLink } from './link.ts';

/** A message with the links and numbers in it: what is seen in the riskiest of each counts together with what is said. */
export function examineConversation(
  value: string,
  known: KnownEvidence,
  classifiers: Classifiers,
): Examination {
  const reading = readConversation(value, known);
  return reading.tokens.length === 0 ? UNREADABLE : examineReading(reading, classifiers);
}

/** What was found in a message, and what it was found by. */
export interface ReadExamination extends Examination {
  /** What the signals saw, before the classifiers were asked. */
  readonly seen: readonly Finding[];
  /** Of the text classifier. */
  readonly logOdds: number;
}

/** Examines a message that was read already. */
export function examineReading(reading: ConversationReading, classifiers: Classifiers): ReadExamination {
  const links = seenLinks(reading);
  const seen = findingsInConversation(reading, links);
  const { findings, logOdds } = withTextLearned(reading, seen, links, classifiers);
  return { ...examination(findings), seen, logOdds };
}

/** What is said, and what is seen in the riskiest link and number. */
export function findingsInConversation(
  reading: ConversationReading,
  links = seenLinks(reading),
): readonly Finding[] {
  return [...findingsIn(reading), ...inRiskiestLink(links), ...inRiskiestNumber(reading)];
}

const seenLinks = ({ links }: ConversationReading): readonly SeenLink[] =>
  links.map((reading) => ({ reading, findings: findingsInLink(reading) }));

/** An official address in a message proves nothing about its writer, so only what counts against a link is taken over. */
function inRiskiestLink(links: readonly SeenLink[]): readonly Finding[] {
  const examined = links.map(({ findings }) => examination(findings.filter(countsAgainst)));
  return examined.length === 0 ? [] : examined.reduce(riskier).findings;
}

function inRiskiestNumber({ phones, value }: ConversationReading): readonly Finding[] {
  const examined = phones.map((phone) =>
    examination(
      findingsIn({ kind: 'number', value, known: {}, dialled: { form: 'phone', phone } }).filter(
        countsAgainst,
      ),
    ),
  );
  return examined.length === 0 ? [] : examined.reduce(riskier).findings;
}

/** That anybody may use the site where a link leads says nothing of whoever sends it. */
function countsAgainst({ definition, outcome }: Finding): boolean {
  if (definition.id === 'open-platform') return false;
  return outcome.state === 'undecided' || definition.weight > 0;
}
