import type { Source } from '../knowledge/source.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import type { Readings } from '../reading/readings.ts';
import type { ItemKind, SignalLevel, Span } from '../vocabulary.ts';
import type { AdviceId } from './advice.ts';

/** A fraud analyst's decisions about a signal. */
export interface Definition<Id extends string = string, Kind extends ItemKind = ItemKind> {
  readonly id: Id;
  /** What it can be seen in. */
  readonly kinds: readonly Kind[];
  /** Percentage points, combined as `scoring/score.ts` says; a negative weight lowers the risk. */
  readonly weight: number;
  /** `safe` is positive proof: the only way to the verdict "safe". */
  readonly level: SignalLevel;
  /** The risk is at least this when the signal is seen. */
  readonly floor?: number;
  /** The advice of the signal, most urgent first. */
  readonly advice: readonly AdviceId[];
  /** The same for the case that it cannot be decided. */
  readonly adviceInDoubt?: readonly AdviceId[];
  readonly sources: readonly Source[];
}

/** The outcome of a detector in one reading. */
export type Outcome =
  | {
      readonly state: 'seen';
      /** Fill the placeholders of the signal's sentence. */
      readonly words: Words;
      /** Part of the weight that this case deserves, above 0 and at most 1. */
      readonly share: number;
      /** The place in the value where it was seen, if it can be shown. */
      readonly span?: Span;
      /** It counts, but others already say why. */
      readonly isSilent?: boolean;
    }
  /** The signal cannot decide, and the visitor is told so. */
  | { readonly state: 'undecided'; readonly words: Words }
  | { readonly state: 'absent' };

export type Words = Readonly<Record<string, string>>;

export interface Signal<Id extends string = string, Kind extends ItemKind = ItemKind> {
  readonly definition: Definition<Id, Kind>;
  readonly detect: (reading: Readings[Kind]) => Outcome;
}

/** Ties a detector to its definition; its parameter is the reading of the definition's kinds. */
export function signal<const Id extends string, const Kind extends ItemKind>(
  definition: Definition<Id, Kind>,
  detect: (reading: Readings[Kind]) => Outcome,
): Signal<Id, Kind> {
  return { definition, detect };
}

/** A definition with its id and kinds kept as literals. */
export function define<const Id extends string, const Kind extends ItemKind>(
  definition: Definition<Id, Kind>,
): Definition<Id, Kind> {
  return definition;
}

export const ABSENT: Outcome = { state: 'absent' };

export function seen(
  words: Words = {},
  {
    share = 1,
    ...details
  }: { readonly share?: number; readonly span?: Span; readonly isSilent?: boolean } = {},
): Outcome & { readonly state: 'seen' } {
  return { state: 'seen', words, share, ...details };
}

export function undecided(words: Words = {}): Outcome {
  return { state: 'undecided', words };
}

/** Inputs that show what a signal does; for signals that read text, in each language. */
export type Sample = readonly string[] | { readonly fr: readonly string[]; readonly en: readonly string[] };

/** The table from which every signal is tested and documented. */
export interface Examples {
  readonly seen: Sample;
  readonly absent: Sample;
  readonly undecided?: Sample;
}

/** The same for signals that look only at what others know. */
export interface KnownExamples {
  readonly seen: readonly KnownEvidence[];
  readonly absent: readonly KnownEvidence[];
  readonly undecided?: readonly KnownEvidence[];
}
