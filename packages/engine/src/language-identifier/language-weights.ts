/** The weights as the trainer writes them: for each bucket one letter a language, steps counted from the lowest. */
export interface LanguageWeights {
  readonly steps: string;
  /** The code of the letter that stands for nothing. */
  readonly zero: number;
  /** Weight of one step. */
  readonly step: number;
  readonly bias: readonly number[];
}
