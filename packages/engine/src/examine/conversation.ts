import type { Classifiers } from '../classifiers/classifiers.ts';
import { type ConversationReading, readConversation } from '../reading/conversation-reading.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { DOUBT_FROM } from '../scoring/verdict.ts';
import { type Finding, findingsIn } from '../signals/index.ts';
import { groupTalkIn } from '../transcript/group-talk.ts';
import { heardWords, spanAsWritten } from '../transcript/heard-words.ts';
import { windowsOf } from '../transcript/windows.ts';
import type { Span } from '../vocabulary.ts';
import { type Doubt, NO_DOUBT, unlessLearned } from './ceiling.ts';
import { type Examination, examination, riskier, UNREADABLE } from './examination.ts';
import { amongAcquaintances } from './group.ts';
import { type SeenLink, withTextLearned } from './learned-evidence.ts';
import { findingsInLink } from './link.ts';

/**
 * Examines a message with the links and numbers in it. Findings in the riskiest link and number count together with those in the
 * words. A long text is as risky as its riskiest window, so no scam can hide among honest words. Words that were taken apart are
 * put together first.
 */
export function examineConversation(
  value: string,
  known: KnownEvidence,
  classifiers: Classifiers,
): Examination {
  const heard = heardWords(value);
  const reading = readConversation(heard, known);
  if (reading.tokens.length === 0) return UNREADABLE;
  const examined = examineReading(reading, classifiers, groupTalkIn(value) !== undefined);
  return heard === value ? examined : placed(examined, (span) => spanAsWritten(span, heard, value));
}

/** The findings in a message, and how they were found. */
export interface ReadExamination extends Examination {
  /** The findings of the signals, before the classifiers were asked. */
  readonly seen: readonly Finding[];
  /** The log-odds of the text classifier. */
  readonly logOdds: number;
}

/**
 * Examines a message that was read already, of {@link heardWords}. For a long message, it gives the findings of the riskiest
 * window.
 *
 * @param isGroup - several people talk in it.
 */
export function examineReading(
  reading: ConversationReading,
  classifiers: Classifiers,
  isGroup = false,
): ReadExamination {
  const windows = windowsOf(reading.value);
  const most = isGroup ? amongAcquaintances : unchanged;
  if (windows === undefined) return most(examineWhole(reading, classifiers, NO_DOUBT));
  const inWindow =
    (doubt: Doubt) =>
    ([start, end]: Span): ReadExamination =>
      placed(
        most(
          examineWhole(readConversation(reading.value.slice(start, end), reading.known), classifiers, doubt),
        ),
        ([from, to]) => [from + start, to + start],
      );
  const doubt = DOUBT_WITHIN * Math.log(windows.within.length);
  const within = classifiers.isSureInWindows
    ? unlessLearned(Math.min(doubt, MOST_DOUBT_WITHIN))
    : { ...NO_DOUBT, logOdds: doubt };
  return [
    ...windows.alone.map(inWindow(NO_DOUBT)),
    ...windows.within.map(inWindow(within)),
    ...windows.across.map(inWindow(unlessLearned(DOUBT_ACROSS * Math.log(windows.across.length)))),
  ].reduce(riskier);
}

/**
 * Log-odds that are taken off each time the number of windows grows by the factor e. Among many windows, one looks like a scam by
 * chance. Words from several messages belong together less often than words from one.
 */
const DOUBT_WITHIN = 0.3;
const DOUBT_ACROSS = 1;
/** The most that is taken off a window inside a message, if the classifier is seldom wrong there. Source: decision 0157. */
const MOST_DOUBT_WITHIN = 0.5;

function examineWhole(reading: ConversationReading, classifiers: Classifiers, doubt: Doubt): ReadExamination {
  const links = seenLinks(reading);
  const seen = findingsInConversation(reading, links);
  const { findings, logOdds } = withTextLearned(reading, seen, links, classifiers, doubt);
  return { ...examination(findings, DOUBT_FROM.message), seen, logOdds };
}

const unchanged = (examined: ReadExamination): ReadExamination => examined;

/** The examination with its places moved. */
const placed = <Examined extends Examination>(examined: Examined, move: (span: Span) => Span): Examined => ({
  ...examined,
  findings: examined.findings.map(({ definition, outcome }) =>
    outcome.state === 'seen' && outcome.span
      ? { definition, outcome: { ...outcome, span: move(outcome.span) } }
      : { definition, outcome },
  ),
});

/** The findings in the words, and in the riskiest link and number. */
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

/** Whether a finding in a link counts against the sender. A site that anybody may use says nothing of the sender. */
function countsAgainst({ definition, outcome }: Finding): boolean {
  if (definition.id === 'open-platform') return false;
  return outcome.state === 'undecided' || definition.weight > 0;
}
