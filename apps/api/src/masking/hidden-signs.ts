import type { Span } from '@scamguard/engine';
import { spansOf } from './harmless-figures.ts';

/** Signs that show nothing, so many in a row that they say something; one or two belong to an emoji or a script. */
const HIDDEN = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,}|[\u200b-\u200f\u2060-\u2064\ufeff\u00ad\u180e]{8,}/gu;

/** Places where something is written in signs that show nothing. */
export const hiddenSpans = (original: string): readonly Span[] => spansOf(original, HIDDEN);
