import type { MaskProposal } from './masked-text.ts';

/** One of the texts that are masked together. */
export interface MaskableText {
  readonly name: string;
  readonly label: string;
  /** As it stands at first. */
  readonly text: string;
  readonly proposals: readonly MaskProposal[];
  readonly maxLength?: number;
  /** Whether it is a line or a page. */
  readonly rows: 'one' | 'many';
  /** The error and its remedy. */
  readonly error?: string;
}

/** The words of a masker. */
export interface TextMaskerTexts {
  /** E.g. "Ce que tout le monde lira". */
  readonly heading: string;
  /** How words are masked and shown again. */
  readonly help: string;
  /** Before the words that a mark stands for, for screen readers: "Masquer". */
  readonly verb: string;
  readonly maskSelection: string;
  readonly undo: string;
  /** Changes the marked texts to fields, and back. */
  readonly write: string;
  readonly read: string;
  /** The sentence when it is done, and the sentence when there is nothing to mask. */
  readonly masked: string;
  readonly shown: string;
  readonly undone: string;
  readonly nothingSelected: string;
}
