import { entry, type InterviewLanguage, type Spoken } from './locales/index.ts';
import { findingOf, type Material, withSigns } from './read-material.ts';
import { reasonOf, say } from './reply.ts';
import { type InterviewState, type SeenSign, withoutPending } from './state.ts';
import {
  EXPOSURE_IDS,
  type ExposureId,
  QUESTIONS,
  type Question,
  type QuestionId,
  type ReplyId,
} from './table/questions.ts';
import type { SituationId } from './table/situations.ts';

/** One message being worked on: where the interview stands by now, and what is to be said. */
export interface Turn {
  readonly state: InterviewState;
  readonly parts: readonly Spoken[];
  readonly language: InterviewLanguage;
}

export function saying(turn: Turn, ...parts: readonly Spoken[]): Turn {
  return { ...turn, parts: [...turn.parts, ...parts] };
}

/** Notes what is gone; first aid comes at once for what is new. */
export function withExposures(turn: Turn, exposures: readonly ExposureId[]): Turn {
  const { state, language } = turn;
  const added = EXPOSURE_IDS.filter((id) => exposures.includes(id) && !state.exposures.includes(id));
  if (added.length === 0) return turn;
  const told = saying(turn, ...firstAidFor(added, language));
  return { ...told, state: { ...state, exposures: [...state.exposures, ...added] } };
}

/** What to do at once for what is gone. */
export function firstAidFor(
  exposures: readonly ExposureId[],
  language: InterviewLanguage,
): readonly Spoken[] {
  const aid = exposures.map((id): Spoken => {
    const { value, lang } = entry(language, 'firstAid', id);
    return { text: value, lang };
  });
  return [say(language, 'first-aid'), ...aid];
}

/** Keeps what the signs in a message are as evidence, and says what was seen in a text of others. */
export function withSignsOf(turn: Turn, material: Material, signs: readonly SeenSign[]): Turn {
  const { state, language } = turn;
  const weighty = signs.filter((sign) => weightOf(sign) !== 0);
  const next = { ...turn, state: { ...state, seen: withSigns(state.seen, weighty) } };
  const isWorthSaying =
    material.form === 'pasted' ||
    (material.form === 'short' && weighty.some((sign) => weightOf(sign) >= STRONG));
  return isWorthSaying ? saying(next, ...whatWasSeen(signs, language)) : next;
}

const MOST_REASONS = 2;
const STRONG = 30;

function weightOf(sign: SeenSign): number {
  return (findingOf(sign)?.definition.weight ?? 0) * sign.share;
}

function whatWasSeen(signs: readonly SeenSign[], language: InterviewLanguage): readonly Spoken[] {
  const heaviest = signs.toSorted((first, second) => weightOf(second) - weightOf(first));
  const suspicious = heaviest.filter((sign) => weightOf(sign) > 0);
  const others = heaviest.filter((sign) => weightOf(sign) <= 0);
  const intro = suspicious.length > 0 ? 'saw' : others.length > 0 ? 'saw-official' : 'saw-nothing';
  const told = (suspicious.length > 0 ? suspicious : others).slice(0, MOST_REASONS);
  return [say(language, intro), ...told.flatMap((sign) => reasonsOf(sign, language))];
}

function reasonsOf(sign: SeenSign, language: InterviewLanguage): readonly Spoken[] {
  const finding = findingOf(sign);
  return finding ? [reasonOf(finding, language)] : [];
}

/** Notes an answer and what follows from it. */
export function withAnswer(turn: Turn, question: QuestionId, reply: ReplyId): Turn {
  const { exposes }: Question = QUESTIONS[question];
  const open = withoutPending(turn.state);
  const state: InterviewState = { ...open, answers: { ...open.answers, [question]: reply } };
  const answered = { ...turn, state: { ...state, ...situationAfter(state, question, reply) } };
  const exposed = exposes?.[reply];
  const aided = exposed ? withExposures(answered, [exposed]) : answered;
  return question === 'on-phone' && reply === 'yes' ? saying(aided, say(turn.language, 'hang-up')) : aided;
}

/** What the visitor is in, once an answer tells. Who does not know is asked what any trick has in common. */
function situationAfter(
  { proposed }: InterviewState,
  question: QuestionId,
  reply: ReplyId,
): { readonly situation?: SituationId; readonly proposed?: undefined } {
  if (question === 'confirm') {
    if (reply === 'no') return { proposed: undefined };
    return proposed ? { situation: proposed } : {};
  }
  if (!question.startsWith('group')) return {};
  if (reply === 'unsure') return { situation: 'other' };
  if (reply === 'group-trade') return { situation: 'marketplace' };
  if (reply === 'group-link') return { situation: 'phishing' };
  return question === 'group' ? {} : { situation: reply as SituationId };
}
