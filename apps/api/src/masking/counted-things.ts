import type { Span } from '@scamguard/engine';
import { spansOf } from './harmless-figures.ts';

/** Words that end like a plural and are none. */
const NO_PLURAL =
  'puis|mais|dans|vers|plus|moins|apres|alors|sans|sous|pas|les|des|ses|mes|tes|ces|nos|vos|nous|vous|tous|suivis|deux|six|tels|fois|aux|was|his|this|has|plus|chiffres|digits|numeros';
const COUNTED = [
  new RegExp(
    `(?<![\\d+])\\d{1,4}(?=[ \\u00a0](?!(?:${NO_PLURAL})\\b)(?:[a-z]{2,}[sx]|an|kg|km|cm|m)\\b)`,
    'g',
  ),
  // "art. 547, al. 2", "page 318"
  /(?<=\b(?:art(?:icle)?|al(?:inea)?|pages?|p|chapitre|salle|lot|rue|leçon|lecon|niveau|etape|groupe|class?e)\.?[ ])\d{1,4}(?!\d)/g,
];

/** Places of figures in a folded text that count things, or lead to a place in a document. */
export function countedThings(text: string): readonly Span[] {
  return COUNTED.flatMap((pattern) => spansOf(text, pattern));
}
