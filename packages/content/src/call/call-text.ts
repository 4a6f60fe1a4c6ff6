/** One step of a call, a line for each thought: short enough to be recorded in one breath, and played one after the other. */
type Lines = readonly [string, ...string[]];

/**
 * What a caller hears, step by step. The first action comes within fifteen seconds: nothing is said before it that could wait.
 *
 * Speakers record these lines in the voice studio. A recording counts for the line it was made of, so a line that changes is asked for again.
 */
export interface CallText {
  /** The first words of a call. */
  readonly order: Lines;
  /** Who speaks. */
  readonly who: Lines;
  /** What the keys 1 to 4 mean. */
  readonly menu: Lines;
  /** How to come back to this language from another one. */
  readonly back: Lines;
  readonly sent: Lines;
  readonly code: Lines;
  readonly hungUp: Lines;
  /** What nobody does, and the other scams by their keys. */
  readonly other: Lines;
  /** Behind the keys 1 to 4 of the other scams. */
  readonly payFirst: Lines;
  readonly sentByMistake: Lines;
  readonly threat: Lines;
  readonly counter: Lines;
  /** Comes before numbers that the provider's voice says in the complete language beneath. */
  readonly numbers: Lines;
}

export type CallStep = keyof CallText;
