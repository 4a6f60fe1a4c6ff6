import type { SignalId } from '../signals/index.ts';
import type { Words } from '../signals/signal.ts';
import type { HeardSums } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import type { Since } from './hearing/since-when.ts';
import { CASE_LANGUAGES, type CaseLanguage } from './locales/index.ts';
import { QUESTIONS, type QuestionId } from './questions/table.ts';
import { type AskableTopic, isAskable } from './topics/askable.ts';
import { TOPICS } from './topics/topics.ts';

/** Grows whenever an older state can no longer be continued. */
const VERSION = 3;

export const WALLETS = ['mtn', 'moov', 'orange', 'wave', 'bank', 'cash'] as const;
/** Ways of paying that are heard and not asked for: another operator's wallet, an agency such as Western Union, and vouchers such as gift cards. */
const OTHER_WALLETS = ['other', 'agency', 'voucher'] as const;
/** The way that money went. Nobody is asked for a name that they have told. */
export type Wallet = (typeof WALLETS)[number] | (typeof OTHER_WALLETS)[number];

/** One sign that was seen in a text, link or number: enough to weigh it and word it again in any language. */
export interface SeenSign {
  readonly id: SignalId;
  /** Part of the sign's weight, above 0 and at most 1. */
  readonly share: number;
  /** What was quoted from the text, secrets already masked. */
  readonly words: Words;
}

/**
 * Everything that somebody has brought about one matter, and where the talk about it stands. Plain JSON, a few kilobytes, without a word
 * of what was written but the signs' quotes.
 */
export interface CaseState {
  readonly version: typeof VERSION;
  /** Changes whenever the model does: sums of another model mean nothing. */
  readonly model: string;
  readonly phase: 'collecting' | 'completed';
  /** The person's language, once it can be told. */
  readonly language?: CaseLanguage;
  /** What the words of all messages add up to. */
  readonly heard: HeardSums;
  /** Told, or answered. */
  readonly facts: readonly FactName[];
  /** Those that an answer to a question gave. */
  readonly answered: readonly FactName[];
  /** What others than our rules propose to have read, with the visitor's consent: it may warn, and never calms. */
  readonly proposed?: readonly FactName[];
  /** How likely each fact stands in one of the clauses that were told, in whatever words; a fact that hardly may has none. */
  readonly read?: Readonly<Partial<Record<FactName, number>>>;
  /** The facts that no rule heard: they are counted, and never said back. */
  readonly readAlone?: readonly FactName[];
  readonly signals: readonly string[];
  /** The highest log-odds that the text classifier gave a message. */
  readonly logOdds: number;
  /** The highest risk of what others wrote, in per cent. */
  readonly quotedRisk: number;
  /** Something was told in own words. */
  readonly isTold: boolean;
  readonly seen: readonly SeenSign[];
  /** How many links, numbers and accounts were brought by themselves. */
  readonly items?: number;
  /** What the last of them showed, while it is asked whether it belongs to the same matter. */
  readonly aside?: Pick<CaseState, 'seen' | 'quotedRisk'>;
  /** Under what the server asks others about the links and numbers that were brought; opaque here. */
  readonly checked?: readonly string[];
  readonly wallet?: Wallet;
  /** When something was lost. */
  readonly since?: Since;
  readonly feels?: 'despair';
  /** The person says that it was a scam. */
  readonly isCalledScam?: true;
  /** The question that waits for an answer. */
  readonly pending?: QuestionId;
  /** How often the pending question was put again. */
  readonly repeats: number;
  /** Questions in a row that nobody could answer. */
  readonly unsure: number;
  /** In order. */
  readonly asked: readonly QuestionId[];
  /** What was said already, by id, so that no sentence comes twice. */
  readonly said: readonly string[];
  /** The questions that stand as buttons under the last answer. */
  readonly near?: readonly AskableTopic[];
}

/** Noted as said by whoever comes through the second door. */
export const VICTIM = 'door:victim';

/** Noted as said where it was called a doubt in earnest, before any verdict: more words alone must not take it back. */
export const GRAVE_DOUBT = 'doubt:grave';

/** Noted as said where a menu code was told of: it is what the others want, and no demand. */
export const MENU_TOLD = 'told:menu';

/** Noted as said where a code for a parcel or a counter was told of: it is shown there. */
export const PICKUP_TOLD = 'told:pickup';

/** Whether a rule heard a fact, or an answer gave it. */
export const isHeard = ({ facts, readAlone = [] }: CaseState, fact: FactName): boolean =>
  facts.includes(fact) && !readAlone.includes(fact);

/** A case of which nothing is known. @param model - name of the model that hears it. */
export const newCase = (model: string): CaseState => ({
  version: VERSION,
  model,
  phase: 'collecting',
  heard: [],
  facts: [],
  answered: [],
  signals: [],
  logOdds: 0,
  quotedRisk: 0,
  isTold: false,
  seen: [],
  repeats: 0,
  unsure: 0,
  asked: [],
  said: [],
});

/** The state after its question was dealt with. */
export function withoutPending(state: CaseState): CaseState {
  const { pending: _, ...rest } = state;
  return { ...rest, repeats: 0 };
}

/** The state that was stored, or a new case where it is of another version or no state at all. */
export const restoreCaseOf = (model: string, stored: unknown): CaseState =>
  isState(stored) && stored.model === model ? stored : newCase(model);

/** So many questions stand as buttons at the most. */
const MOST_NEAR = 3;

function isState(stored: unknown): stored is CaseState {
  if (!isRecord(stored)) return false;
  const {
    version,
    phase,
    language,
    heard,
    facts,
    answered,
    signals,
    seen,
    pending,
    asked,
    said,
    near = [],
  } = stored;
  return (
    version === VERSION &&
    (phase === 'collecting' || phase === 'completed') &&
    (language === undefined || CASE_LANGUAGES.some((each) => each === language)) &&
    isListOf(heard, isSum) &&
    [
      facts,
      answered,
      signals,
      said,
      stored.checked ?? [],
      stored.proposed ?? [],
      stored.readAlone ?? [],
    ].every((list) => isListOf(list, (each) => typeof each === 'string')) &&
    areNear(near) &&
    isListOf(seen, isSign) &&
    (pending === undefined || isQuestion(pending)) &&
    isListOf(asked, isQuestion) &&
    ['logOdds', 'quotedRisk', 'repeats', 'unsure'].every((name) => Number.isFinite(stored[name])) &&
    typeof stored.isTold === 'boolean' &&
    (stored.wallet === undefined || [...WALLETS, ...OTHER_WALLETS].some((each) => each === stored.wallet)) &&
    (stored.read === undefined ||
      (isRecord(stored.read) && Object.values(stored.read).every(Number.isFinite))) &&
    (stored.items === undefined || Number.isFinite(stored.items)) &&
    (stored.aside === undefined || isAside(stored.aside)) &&
    (stored.since === undefined || stored.since === 'fresh' || stored.since === 'long')
  );
}

const isAside = (aside: unknown): boolean =>
  isRecord(aside) && isListOf(aside.seen, isSign) && Number.isFinite(aside.quotedRisk);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry);
}

/** Known questions, each once, as many as there is room for. */
const areNear = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_NEAR &&
  new Set(value).size === value.length &&
  value.every((each) => TOPICS.some((topic) => topic === each && isAskable(topic)));

function isQuestion(value: unknown): boolean {
  return typeof value === 'string' && Object.hasOwn(QUESTIONS, value);
}

function isSum(value: unknown): boolean {
  return isRecord(value) && Number.isFinite(value.count) && isListOf(value.units, Number.isFinite);
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
