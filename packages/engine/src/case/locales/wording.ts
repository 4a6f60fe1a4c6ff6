import type { ActionId } from '../actions/action-ids.ts';
import type { FactName } from '../facts/fact.ts';
import type { HonestKind, ScamKind } from '../kinds.ts';
import type { QuestionId, ReplyId } from '../questions/table.ts';

/** How one scam is spoken of. */
export interface ScamWording {
  /** As the person would name it; stands in a sentence. */
  readonly name: string;
  /** How the trick works, in a sentence or two. */
  readonly trick: string;
  /** What they will probably say next, word for word. */
  readonly next: readonly [string, string];
}

/** How one thing is asked. */
export interface QuestionWording {
  readonly ask: string;
  /** Asked again in other words, where the first were not understood. */
  readonly again: string;
  /** Asked of whoever seems to have told it already. */
  readonly confirm?: string;
  readonly why: string;
}

/** What is said outside of questions. `{kind}` stands for the name of a scam, `{facts}` for what was heard. */
export interface SayWording {
  readonly 'secret-hidden': string;
  readonly despair: string;
  readonly insult: string;
  readonly thanks: string;
  readonly greeting: string;
  readonly heard: string;
  readonly 'likely-scam': string;
  readonly 'maybe-scam': string;
  /** Where it may be one of several kinds. */
  readonly 'likely-scam-of-any': string;
  readonly 'maybe-scam-of-any': string;
  readonly 'not-your-fault': string;
  readonly 'do-now': string;
  /** Where something was to be done before already. */
  readonly 'do-also': string;
  /** To whom a scam is likely, and who has not said whether anything is gone. */
  readonly 'if-gone': string;
  /** Where nothing can be ordered yet. */
  readonly meanwhile: string;
  readonly 'new-case': string;
  readonly 'signs-of-all': string;
  readonly 'cannot-read': string;
  readonly danger: string;
  readonly 'danger-in': string;
  readonly caution: string;
  readonly 'caution-in': string;
  readonly unknown: string;
  /** Where money is wanted or gone. */
  readonly 'unknown-of-money': string;
  /** {kind}: the honest kind it looks most like. */
  readonly 'unknown-but-like': string;
  readonly calm: string;
  readonly safe: string;
  readonly 'they-will-say': string;
  readonly 'no-reason': string;
  readonly 'say-more': string;
  readonly 'moving-on': string;
  readonly 'to-settle': string;
  readonly still: string;
  readonly changed: string;
  readonly 'reported-since': string;
  readonly 'cleared-since': string;
  /** To what people ask besides their matter. */
  readonly 'is-private': string;
  readonly 'cannot-trace': string;
  readonly 'not-promised': string;
  readonly 'no-revenge': string;
  readonly 'not-guilty': string;
  /** To whether to do something. */
  readonly yes: string;
  readonly no: string;
  readonly 'not-yet': string;
  readonly 'no-need': string;
  readonly 'send-no-papers': string;
  readonly 'touch-nothing': string;
  readonly 'do-not-go': string;
  readonly 'tell-somebody': string;
  readonly 'no-arrest': string;
  readonly 'empty-threat': string;
  readonly 'still-safe': string;
  readonly 'how-long': string;
  /** To who doubts the verdict for what looks like a proof, for others, or because it may be true. */
  readonly 'proves-nothing': string;
  readonly 'paid-at-first': string;
  readonly 'others-believe': string;
  readonly 'if-true': string;
  /** To what they know, and where to go on. */
  readonly 'how-known': string;
  readonly 'where-number': string;
  readonly 'say-there': string;
  readonly 'bring-these': string;
  readonly 'do-not-wait': string;
  readonly 'can-wait': string;
  readonly 'papers-misused': string;
  readonly 'copy-only': string;
  readonly 'owe-nothing': string;
  readonly 'do-not-borrow': string;
  readonly 'warn-them': string;
  readonly 'no-shame': string;
  /** To who asks what we are. */
  readonly 'who-we-are': string;
  /** To what is asked of an honest matter. */
  readonly 'ask-there': string;
  readonly 'if-it-changes': string;
  readonly 'no-middleman': string;
  readonly 'number-changed': string;
  readonly 'see-balance': string;
  readonly 'report-there': string;
  readonly 'say-it-so': string;
  readonly 'how-to-check': string;
  /** To who wants the very words for family, contacts, or a receipt. */
  readonly 'words-threat': string;
  readonly 'words-account': string;
  readonly 'words-loss': string;
  readonly 'words-warning': string;
  readonly 'words-calm': string;
  readonly 'receipt-words': string;
  readonly 'show-them': string;
  /** To what only others know: a price, the law, what a paper means. */
  readonly 'may-ask': string;
  readonly 'price-there': string;
  readonly 'law-there': string;
  readonly 'meaning-there': string;
  readonly haste: string;
  readonly 'get-back-safely': string;
  /** To how somebody feels. */
  readonly feelings: string;
  readonly 'hard-times': string;
  readonly fear: string;
  readonly glad: string;
  /** Before the first order, to whom was told before that the advice stands. */
  readonly 'most-important': string;
  /** To a question that nothing here answers. */
  readonly 'no-answer': string;
  /** Before the questions that may be meant. */
  readonly 'did-you-mean': string;
  readonly 'perhaps-you-mean': string;
  readonly 'or-did-you-mean': string;
}

/** The buttons after the verdict. */
export interface FollowUpWording {
  readonly 'what-now': string;
  readonly why: string;
  readonly 'what-will-they-say': string;
  readonly restart: string;
}

/** Everything that is said of a case in one language; a missing sentence is a type error. */
export interface CaseWording {
  readonly say: SayWording;
  readonly questions: Readonly<Record<QuestionId, QuestionWording>>;
  readonly replies: Readonly<Record<ReplyId, string>>;
  readonly followUps: FollowUpWording;
  readonly scams: Readonly<Record<ScamKind, ScamWording>>;
  /** Who is probably behind an honest matter; stands after "it looks like". */
  readonly honest: Readonly<Record<HonestKind, string>>;
  /** What was heard, as a clause: "on vous demande de l'argent". A fact without words is not said back. */
  readonly facts: Readonly<Partial<Record<FactName, string>>>;
  readonly actions: Readonly<Record<ActionId, string>>;
}

/** A language that does not say everything yet; French fills the gaps. */
export type PartialWording = {
  readonly [Section in keyof CaseWording]?: Partial<CaseWording[Section]>;
};
