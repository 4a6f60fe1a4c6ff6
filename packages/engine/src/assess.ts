import { assessIn } from './assess-in.ts';
import type { Classifiers } from './classifiers/classifiers.ts';
import type { ReadReasons } from './examine/reasons-read.ts';
import { WORDINGS } from './locales/index.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import type { JudgeTold } from './told-verdict.ts';
import type { Assessment, EngineLanguage, Item } from './vocabulary.ts';

export interface AssessOptions {
  /** Language of everything that is worded. */
  readonly language: EngineLanguage;
  /** What others know about the item's {@link lookupKeys}. */
  readonly known?: KnownEvidence;
}

/**
 * Judges one item and says why. Pure and synchronous; takes time in proportion to the length of the value; never throws.
 *
 * @param item - `value` as typed. Spaces, quotation marks and the words around it do not matter.
 */
export type Assess = (item: Item, options: AssessOptions) => Assessment;

/**
 * Judges in every language, with some classifiers.
 *
 * @param judgeTold - judges what is told beside a number, an account or a link.
 * @param readReasons - reads what a message wants where no rule heard it.
 */
export const assessWith =
  (classifiers: Classifiers, judgeTold?: JudgeTold, readReasons?: ReadReasons): Assess =>
  (item, { language, known = {} }) =>
    assessIn({ language, wording: WORDINGS[language], classifiers, judgeTold, readReasons }, item, known);
