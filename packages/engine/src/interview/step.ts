import type { Classifiers } from '../classifiers/classifiers.ts';
import { SMALL_CLASSIFIERS } from '../classifiers/small.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { afterVerdict, FOLLOW_UPS, followUpIn } from './after-verdict.ts';
import { withAge, withFeelings } from './feelings.ts';
import { answerIn, touchedIn } from './hearing/choice.ts';
import { exposuresIn } from './hearing/exposures.ts';
import { answerPart, heardText } from './hearing/heard-text.ts';
import { hasIntent, speaksOfCall } from './hearing/intents.ts';
import type { InterviewLanguage } from './locales/index.ts';
import { nextQuestion } from './next-question.ts';
import { outcomeOf, verdictParts } from './outcome.ts';
import { withSituation } from './place-situation.ts';
import { signsIn, sortMessage } from './read-material.ts';
import { followUp, type InterviewReply, question, quickReply, say } from './reply.ts';
import { maskSecrets, SECRET_MASK } from './secrets.ts';
import { type InterviewState, isAboutSituation, NEW_INTERVIEW, withoutPending } from './state.ts';
import { QUESTIONS, type Question, type ReplyId } from './table/questions.ts';
import { saying, type Turn, withAnswer, withExposures, withSignsOf } from './turn.ts';
import { weigh } from './weigh.ts';

export interface StepOptions {
  /** Language of the page, and so of the reply. */
  readonly language: InterviewLanguage;
  /** What others know about the links and numbers in the message: `lookupKeys({ kind: 'conversation', value })`. */
  readonly known?: KnownEvidence;
  /** What scores the texts and links in a message. A server passes in its own; a browser has the small ones. */
  readonly classifiers?: Classifiers;
}

export interface InterviewStep {
  readonly state: InterviewState;
  readonly reply: InterviewReply;
}

/** A question that was not answered after so many repetitions counts as "I don't know". */
const MOST_REPEATS = 2;

/** One message of the visitor, and the assistant's answer to it. Pure; never throws; keeps no secret that was typed. */
export function step(
  before: InterviewState,
  message: string,
  { language, known = {}, classifiers = SMALL_CLASSIFIERS }: StepOptions,
): InterviewStep {
  const outside = { known, classifiers };
  const { text } = maskSecrets(message);
  const isSecretHidden = text.includes(SECRET_MASK);
  const heard = followUpIn(before, answerPart(heardText(text)));
  const opening: Turn = {
    state: before,
    parts: isSecretHidden ? [say(language, 'secret-hidden')] : [],
    language,
  };
  if (before.phase === 'completed') {
    const followed = afterVerdict(opening, text, heard);
    if (followed !== undefined)
      return { state: followed.state, reply: completedReply(followed, isSecretHidden) };
  }
  if (before.phase === 'completed' || hasIntent(heard, 'restart')) {
    const isWord =
      before.pending === undefined && heard.length < LONGEST_COMMAND && hasIntent(heard, 'restart');
    const fresh = saying({ ...opening, state: NEW_INTERVIEW }, say(language, 'new-case'));
    return proceed(isWord ? fresh : listened(fresh, text, heard, outside), isSecretHidden);
  }
  return proceed(listened(opening, text, heard, outside), isSecretHidden);
}

const LONGEST_COMMAND = 40;

/** Everything that one message can tell, in the order in which it matters. */
function listened(
  opening: Turn,
  text: string,
  heard: string,
  { known, classifiers }: Required<Pick<StepOptions, 'known' | 'classifiers'>>,
): Turn {
  const { pending } = opening.state;
  const touched = pending && touchedIn(pending, heard);
  if (pending && touched) return withAnswer(opening, pending, touched);
  const { material, own } = sortMessage(text);
  const spoken = answerPart(heardText(own));
  const isPasted = material?.form === 'pasted';
  const felt = withFeelings(withAge(opening, heard), spoken, heard);
  const exposed = withExposures(felt, exposuresIn(spoken));
  const reply = pending && answerIn(pending, spoken);
  const signs = material && reply !== 'unsure' ? signsIn(material, known, classifiers) : [];
  const read = material ? withSignsOf(exposed, material, signs) : exposed;
  const placed = withSituation(read, heard, signs, isPasted);
  const answered = pending && withReply(placed, pending, reply);
  if (answered) return answered;
  const called = {
    ...placed,
    state: { ...placed.state, isCall: placed.state.isCall || speaksOfCall(spoken) },
  };
  return pending === undefined ? called : withRepeat(called, called.parts.length > opening.parts.length);
}

/** What the message answers to the pending question, in so many words or by what else it tells. */
function withReply(
  turn: Turn,
  pending: NonNullable<InterviewState['pending']>,
  reply: ReplyId | undefined,
): Turn | undefined {
  const { state } = turn;
  if (pending === 'safety' && reply === undefined && state.exposures.length > 0)
    return { ...turn, state: withoutPending(state) };
  if (isAboutSituation(pending) && state.situation !== undefined)
    return { ...turn, state: withoutPending(state) };
  return reply && withAnswer(turn, pending, reply);
}

/** The same question again: with a word on it where the message said nothing at all, and not for ever. */
function withRepeat(turn: Turn, isInformed: boolean): Turn {
  const { state, language } = turn;
  const { pending, repeats } = state;
  if (pending === undefined) return turn;
  if (repeats < MOST_REPEATS) {
    const told = isInformed ? turn : saying(turn, say(language, 'not-understood'));
    return { ...told, state: { ...state, repeats: repeats + 1 } };
  }
  const { replies }: Question = QUESTIONS[pending];
  const moved = saying(turn, say(language, 'moving-on'));
  return replies.includes('unsure')
    ? withAnswer(moved, pending, 'unsure')
    : { ...moved, state: withoutPending(state) };
}

/** Asks what is to be asked now, or says what it came to. */
function proceed(turn: Turn, isSecretHidden: boolean): InterviewStep {
  const { state, language } = turn;
  const weighing = weigh(state);
  const next = state.pending ?? nextQuestion(state, weighing);
  if (next !== undefined) {
    const asked = state.asked.includes(next) ? state.asked : [...state.asked, next];
    const { replies }: Question = QUESTIONS[next];
    return {
      state: { ...state, pending: next, asked },
      reply: {
        parts: [...turn.parts, question(language, next, state.proposed)],
        question: next,
        replies: replies.map((id) => quickReply(language, id)),
        exposures: state.exposures,
        isSecretHidden,
        isFixed: isFixed(turn),
      },
    };
  }
  const situation = state.situation ?? state.proposed;
  const completed: InterviewState = { ...state, phase: 'completed', ...(situation && { situation }) };
  const outcome = outcomeOf(completed, language);
  const told = saying({ ...turn, state: completed }, ...verdictParts(outcome, language));
  return { state: completed, reply: { ...completedReply(told, isSecretHidden), outcome } };
}

function completedReply({ state, parts, language }: Turn, isSecretHidden: boolean): InterviewReply {
  return {
    parts,
    replies: FOLLOW_UPS.map((id) => followUp(language, id)),
    exposures: state.exposures,
    isSecretHidden,
    isFixed: true,
  };
}

/** What must be said in exactly these words. */
const FIXED = ['secret-hidden', 'despair', 'hang-up', 'first-aid'] as const;

function isFixed({ parts, language }: Turn): boolean {
  return FIXED.some((id) => parts.some(({ text }) => text === say(language, id).text));
}
