import type { SignalId } from '../signals/index.ts';
import type { Words } from '../signals/signal.ts';
import {
  EXPOSURE_IDS,
  type ExposureId,
  QUESTIONS,
  type QuestionId,
  type ReplyId,
} from './table/questions.ts';
import { SITUATION_IDS, type SituationId } from './table/situations.ts';

/** Grows whenever an older state can no longer be continued. */
const VERSION = 1;

/** One sign that was seen in a text, link or number: enough to weigh it and word it again in any language. */
export interface SeenSign {
  readonly id: SignalId;
  /** Part of the sign's weight, above 0 and at most 1. */
  readonly share: number;
  /** What was quoted from the text, secrets already masked. */
  readonly words: Words;
}

/** Where an interview stands. Plain JSON, a few hundred bytes, without a word of what the visitor wrote but the signs' quotes. */
export interface InterviewState {
  readonly version: typeof VERSION;
  readonly phase: 'collecting' | 'completed';
  /** What the visitor is in, once it is known. */
  readonly situation?: SituationId;
  /** What the texts speak for, until the visitor says. */
  readonly proposed?: SituationId;
  /** The question that waits for an answer. */
  readonly pending?: QuestionId;
  /** How often the pending question was put again. */
  readonly repeats: number;
  /** In order. */
  readonly asked: readonly QuestionId[];
  readonly answers: Readonly<Partial<Record<QuestionId, ReplyId>>>;
  readonly seen: readonly SeenSign[];
  readonly exposures: readonly ExposureId[];
  /** Somebody calls: whether they are still on the line is worth a question. */
  readonly isCall: boolean;
}

export const NEW_INTERVIEW: InterviewState = {
  version: VERSION,
  phase: 'collecting',
  repeats: 0,
  asked: [],
  answers: {},
  seen: [],
  exposures: [],
  isCall: false,
};

/** The state after its question was dealt with. */
export function withoutPending(state: InterviewState): InterviewState {
  const { pending: _, ...rest } = state;
  return { ...rest, repeats: 0 };
}

/** Whether a question asks what the visitor is in. */
export function isAboutSituation(question: QuestionId): boolean {
  return question === 'confirm' || question.startsWith('group');
}

/** The state that was stored, or a new interview where it is of another version or no state at all. */
export function restoreInterview(stored: unknown): InterviewState {
  return isState(stored) ? stored : NEW_INTERVIEW;
}

function isState(stored: unknown): stored is InterviewState {
  if (!isRecord(stored)) return false;
  const { version, phase, situation, proposed, pending, repeats, asked, answers, seen, exposures, isCall } =
    stored;
  return (
    version === VERSION &&
    (phase === 'collecting' || phase === 'completed') &&
    (situation === undefined || isOneOf(SITUATION_IDS, situation)) &&
    (proposed === undefined || isOneOf(SITUATION_IDS, proposed)) &&
    (pending === undefined || isQuestion(pending)) &&
    typeof repeats === 'number' &&
    isListOf(asked, isQuestion) &&
    isRecord(answers) &&
    Object.entries(answers).every(([question, reply]) => isQuestion(question) && isReply(question, reply)) &&
    isListOf(seen, isSign) &&
    isListOf(exposures, (each) => isOneOf(EXPOSURE_IDS, each)) &&
    typeof isCall === 'boolean'
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry);
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && values.includes(value);
}

function isQuestion(value: unknown): value is QuestionId {
  return typeof value === 'string' && Object.hasOwn(QUESTIONS, value);
}

function isReply(question: QuestionId, reply: unknown): boolean {
  return isOneOf(QUESTIONS[question].replies, reply);
}

function isSign(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.share === 'number' &&
    isRecord(value.words) &&
    Object.values(value.words).every((word) => typeof word === 'string')
  );
}
