import { WORDINGS } from '../locales/index.ts';
import { phrase } from '../locales/phrase.ts';
import type { AdviceId } from '../signals/advice.ts';
import type { Finding } from '../signals/index.ts';
import { ENGINE_LANGUAGES, type EngineLanguage, type ReplyIcon, type Verdict } from '../vocabulary.ts';
import { entry, type InterviewLanguage, type Spoken } from './locales/index.ts';
import type { FollowUpWording, SayWording } from './locales/wording.ts';
import { ICON_OF_REPLY } from './reply-icons.ts';
import type { ExposureId, QuestionId, ReplyId } from './table/questions.ts';
import { SITUATION_IDS, type SituationId } from './table/situations.ts';

/** An answer that is already worded: sending `label` as a message is the same as touching it. */
export interface InterviewQuickReply {
  readonly id: ReplyId | FollowUpId;
  readonly label: string;
  readonly lang: InterviewLanguage;
  readonly icon?: ReplyIcon;
}
export type FollowUpId = keyof FollowUpWording;

/** What the interview came to. */
export interface InterviewOutcome {
  /** Integer, 0 to 100. */
  readonly riskLevel: number;
  readonly verdict: Verdict;
  readonly situation?: SituationId;
  /** Why, one line each, heaviest first. */
  readonly matchedPatterns: readonly Spoken[];
  /** At most three; the first is for the next minute. */
  readonly recommendations: readonly Spoken[];
  /** What they will probably say next. */
  readonly next: readonly Spoken[];
}

/** What the assistant says to one message. */
export interface InterviewReply {
  /** Paragraphs. */
  readonly parts: readonly Spoken[];
  /** The question that ends it, if it asks one. */
  readonly question?: QuestionId;
  readonly replies: readonly InterviewQuickReply[];
  /** What is gone already, as far as the visitor has told: each has its own first aid. */
  readonly exposures: readonly ExposureId[];
  /** Something was masked that may have been a secret. */
  readonly isSecretHidden: boolean;
  /** Nobody may say it in other words: first aid, a warning, the verdict. */
  readonly isFixed: boolean;
  /** Only with the verdict. */
  readonly outcome?: InterviewOutcome;
}

export function say(language: InterviewLanguage, id: keyof SayWording, situation?: SituationId): Spoken {
  const { value, lang } = entry(language, 'say', id);
  return { text: withSituation(value, lang, situation), lang };
}

export function question(language: InterviewLanguage, id: QuestionId, situation?: SituationId): Spoken {
  const { value, lang } = entry(language, 'questions', id);
  return { text: withSituation(value, lang, situation), lang };
}

function withSituation(
  sentence: string,
  lang: InterviewLanguage,
  situation: SituationId | undefined,
): string {
  if (situation === undefined) return sentence;
  return sentence.replace('{situation}', entry(lang, 'situations', situation).value.name);
}

export function quickReply(language: InterviewLanguage, id: ReplyId): InterviewQuickReply {
  if (isSituation(id)) {
    const { value, lang } = entry(language, 'situations', id);
    return { id, label: capitalised(value.name), lang, ...iconOf(id) };
  }
  const { value, lang } = entry(language, 'replies', id);
  return { id, label: value, lang, ...iconOf(id) };
}

export function followUp(language: InterviewLanguage, id: FollowUpId): InterviewQuickReply {
  const { value, lang } = entry(language, 'followUps', id);
  return { id, label: value, lang, ...iconOf(id) };
}

function iconOf(id: ReplyId | FollowUpId): { readonly icon?: ReplyIcon } {
  const icon = ICON_OF_REPLY[id];
  return icon ? { icon } : {};
}

export function isSituation(id: ReplyId): id is SituationId {
  return (SITUATION_IDS as readonly string[]).includes(id);
}

/** Why a sign in a text counts. */
export function reasonOf({ definition, outcome }: Finding, language: InterviewLanguage): Spoken {
  const lang = engineLanguage(language);
  return { text: phrase(WORDINGS[lang].signals[definition.id].seen, outcome.words, lang), lang };
}

export function advice(language: InterviewLanguage, id: AdviceId): Spoken {
  const lang = engineLanguage(language);
  return { text: WORDINGS[lang].advice[id], lang };
}

function engineLanguage(language: InterviewLanguage): EngineLanguage {
  return ENGINE_LANGUAGES.find((each) => each === language) ?? 'fr';
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
