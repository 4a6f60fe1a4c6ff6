import type { ReplyIcon, Verdict } from '../../vocabulary.ts';
import type { ActionId } from '../actions/action-ids.ts';
import type { CaseKind } from '../kinds.ts';
import { type CaseLanguage, entry, type Spoken } from '../locales/index.ts';
import type { FollowUpWording, SayWording } from '../locales/wording.ts';
import type { ExposureId } from '../losses.ts';
import type { QuestionId, ReplyId } from '../questions/table.ts';
import type { AskableTopic } from '../topics/askable.ts';
import { ICON_OF_REPLY } from './reply-icons.ts';

export type FollowUpId = keyof FollowUpWording;

/** An answer that is already worded: sending `label` as a message is the same as touching it. */
export interface QuickReply {
  readonly id: ReplyId | FollowUpId | `asks:${AskableTopic}`;
  readonly label: string;
  readonly lang: CaseLanguage;
  readonly icon?: ReplyIcon;
}

/** Sentences, with the ids under which they are noted as said. */
export interface Said {
  readonly parts: readonly Spoken[];
  readonly ids: readonly string[];
  /** Questions that may have been meant, the nearest first. */
  readonly near?: readonly AskableTopic[];
  /** What is said where nothing else is: the answer to the first of these, under its name, or what is true of the matter. */
  readonly perhaps?: Said;
}

/** Where there is nothing to say. */
export const NOTHING_SAID: Said = { parts: [], ids: [] };

/** What a case came to. */
export interface CaseOutcome {
  /** Integer, 0 to 100. */
  readonly riskLevel: number;
  readonly verdict: Verdict;
  readonly situation: CaseKind;
  /** Why, one line each, heaviest first. */
  readonly matchedPatterns: readonly Spoken[];
  /** At most three; the first is for the next minute. */
  readonly recommendations: readonly Spoken[];
  /** What they will probably say next. */
  readonly next: readonly Spoken[];
}

/** What is said to one message. */
export interface CaseReply {
  /** Paragraphs. */
  readonly parts: readonly Spoken[];
  /** The question that ends it, if it asks one. */
  readonly question?: QuestionId;
  readonly replies: readonly QuickReply[];
  /** What is gone already, as far as it was told: each has its own first aid. */
  readonly exposures: readonly ExposureId[];
  /** Something was masked that may have been a secret. */
  readonly isSecretHidden: boolean;
  /** Nobody may say it in other words: first aid, a warning, the verdict. */
  readonly isFixed: boolean;
  /** Only with the verdict. */
  readonly outcome?: CaseOutcome;
}

/** A sentence of ours. @param values - what stands in its braces. */
export function say(
  language: CaseLanguage,
  id: keyof SayWording,
  values: Readonly<Record<string, string>> = {},
): Spoken {
  const { value, lang } = entry(language, 'say', id);
  return { text: value.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''), lang };
}

export function action(language: CaseLanguage, id: ActionId): Spoken {
  const { value, lang } = entry(language, 'actions', id);
  return { text: value, lang };
}

/** How a question is put: for the first time, again in other words, or to confirm what seems to have been told. */
export type Putting = 'ask' | 'again' | 'confirm';

export function ask(language: CaseLanguage, id: QuestionId, putting: Putting): Spoken {
  const { value, lang } = entry(language, 'questions', id);
  return { text: value[putting] ?? value.ask, lang };
}

export function whyAsked(language: CaseLanguage, id: QuestionId): Spoken {
  const { value, lang } = entry(language, 'questions', id);
  return { text: value.why, lang };
}

export function quickReply(language: CaseLanguage, id: ReplyId): QuickReply {
  const { value, lang } = entry(language, 'replies', id);
  return { id, label: value, lang, ...iconOf(id) };
}

export function followUp(language: CaseLanguage, id: FollowUpId): QuickReply {
  const { value, lang } = entry(language, 'followUps', id);
  return { id, label: value, lang, ...iconOf(id) };
}

function iconOf(id: ReplyId | FollowUpId): { readonly icon?: ReplyIcon } {
  const icon = ICON_OF_REPLY[id];
  return icon ? { icon } : {};
}
