import { isDate, isReference } from '../phone/reference-before.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import { once } from '../text/once.ts';
import { shapeOfNumber } from '../text-classifier/number-shapes.ts';
import type { Span } from '../vocabulary.ts';

/** A figure with the shape of a telephone number, or what stands in the place of a masked one. */
interface ShownNumber {
  readonly digits: string;
  readonly span: Span;
}

/** Every repetition is bounded. A figure inside a code to dial, an address or a word is none. */
const FIGURE = /<(?:tel|phone)>|(?<![\w*#+./=@-])\+?\d(?:[ .\-()]{0,2}\d){7,40}(?![\w*#@]|[./-]\w)/g;
const MOST = 10;
/** A token of a meter, the number of a card: longer than any telephone number. */
const MOST_DIGITS = 15;

/** Numbers that may be called, of whatever country: a message need not say which one. */
export const numbersIn = once(({ folded, links }: ConversationReading): readonly ShownNumber[] => {
  const found: ShownNumber[] = [];
  FIGURE.lastIndex = 0;
  for (let match = FIGURE.exec(folded.text); match && found.length < MOST; match = FIGURE.exec(folded.text)) {
    const end = match.index + match[0].length;
    if (match[0].replace(/\D/g, '').length > MOST_DIGITS) continue;
    const isMasked = match[0].startsWith('<');
    if (!isMasked && shapeOfNumber(folded.text, match.index, end).kind !== 'phone') continue;
    if (isDate(match[0]) || isReference(folded.text, match.index)) continue;
    const span = folded.originOf(match.index, end);
    if (links.some(({ address }) => address.span[0] < span[1] && address.span[1] > span[0])) continue;
    found.push({ digits: match[0].replace(/\D/g, ''), span });
  }
  return found;
});
