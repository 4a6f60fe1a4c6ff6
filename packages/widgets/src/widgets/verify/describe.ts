import { presentResult } from '@scamguard/client';
import type { VerificationResult } from '@scamguard/contracts';
import type { ItemKind } from '@scamguard/engine/vocabulary';
import type { VerifyTexts } from './texts.ts';

/** A result in the words of the widget: for the panel, and as one text to be read aloud. */
export const describe = (result: VerificationResult, { result: words }: VerifyTexts, kind: ItemKind) =>
  presentResult(result, (word, values) => words[word].replace('{{count}}', `${values?.count}`), kind);
