/** What a visitor can have checked. */
export const ITEM_KINDS = ['link', 'number', 'profile', 'conversation'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const isItemKind = (name: string | undefined): name is ItemKind =>
  ITEM_KINDS.some((kind) => kind === name);

/**
 * The kind that something was taken for. People put a message into the field for numbers, for example. `several`: it holds
 * several things.
 */
export const READ_AS = ['link', 'number', 'profile', 'conversation', 'several'] as const satisfies readonly (
  | ItemKind
  | 'several'
)[];
export type ReadAs = (typeof READ_AS)[number];

/**
 * The four honest outcomes.
 *
 * - `safe`: positive proof, e.g. an officially known address. Never the mere absence of evidence.
 * - `unknown`: nothing suspicious was found, which proves nothing.
 * - `caution`: risk of 33, or 20 for messages, up to below 66: it cannot be decided.
 * - `danger`: risk of 66 and above.
 */
export const VERDICTS = ['safe', 'unknown', 'caution', 'danger'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How much one signal matters to the visitor: proof of honesty, a remark, a warning, an alarm. */
export const SIGNAL_LEVELS = ['safe', 'info', 'caution', 'danger'] as const;
export type SignalLevel = (typeof SIGNAL_LEVELS)[number];

/** The languages in which the engine words its findings. */
export const ENGINE_LANGUAGES = ['fr', 'en'] as const;
export type EngineLanguage = (typeof ENGINE_LANGUAGES)[number];

/** Pictures that the buttons of the interview may show beside their words, for people who read slowly. */
export const REPLY_ICONS = [
  'yes',
  'no',
  'unsure',
  'money',
  'code',
  'person',
  'app',
  'papers',
  'image',
  'call',
  'offer',
  'job',
  'trade',
  'link',
  'office',
  'threat',
  'time',
  'phone',
  'advice',
  'talk',
  'new',
] as const;
export type ReplyIcon = (typeof REPLY_ICONS)[number];

/**
 * Risk at which it cannot be decided any more, and at which the medium and the high band begin, in per cent. Source: specification, sections 4
 * and 9, for the last two.
 */
export const RISK_BANDS = { doubt: 20, medium: 33, high: 66 } as const;

/** The place in the checked value where a signal saw its evidence: UTF-16 offsets, end exclusive. */
export type Span = readonly [start: number, end: number];

/** One finding, in the visitor's language. */
export interface SignalFinding {
  readonly id: string;
  readonly level: SignalLevel;
  readonly reason: string;
  readonly span?: Span;
}

/** A thing to be judged, as the visitor typed it. */
export interface Item {
  readonly kind: ItemKind;
  readonly value: string;
}

/** The engine's whole answer about one item. */
export interface Assessment {
  /** Whether the verdict is `safe`, which needs positive proof. False for `unknown`: finding nothing proves nothing. */
  readonly isSafe: boolean;
  /** One or two sentences for the visitor. */
  readonly analysis: string;
  /** Strongest first; at least one. */
  readonly reasons: readonly string[];
  /** Integer, 0 to 100. */
  readonly riskLevel: number;
  readonly verdict: Verdict;
  readonly signals: readonly SignalFinding[];
  /** What to do now, most urgent first; at most three. */
  readonly recommendations: readonly string[];
  readonly engineVersion: string;
  /** The kind that the value was taken for and judged as, whatever kind it was given as. */
  readonly readAs: ReadAs;
  /** The value is nothing of its kind, as "abc" is no number: the one reason says so, and there is nothing to judge. */
  readonly isUnreadable?: true;
}
