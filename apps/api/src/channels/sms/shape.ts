import type { Incoming, Outgoing, Piece } from '../message.ts';
import { wordsOf } from '../words/index.ts';
import { cutTo, inGsm7, placesIn, placesOf } from './gsm7.ts';

/** A text message costs its sender; more parts arrive out of order on old phones. */
const MOST_PARTS = 2;

/** One message of two parts at most: the verdict or what to do, the question with numbered answers, and in the first answer who speaks. */
export function shape(
  { paragraphs, first, question, buttons, notice, language }: Outgoing,
  { to }: Incoming,
): readonly Piece[] {
  const numbered = buttons.map(({ label }, index) => `${index + 1} ${label}`).join(', ');
  const asked = [question, ...(question && numbered ? [`${wordsOf(language).answerBy} ${numbered}`] : [])];
  const ends = [...asked, notice].filter((text) => text !== undefined).map(inGsm7);
  const rest = paragraphs.filter((text) => text !== first && text !== question);
  const room = placesIn(MOST_PARTS);
  let text = [cutTo(inGsm7(first), Math.max(room / 3, room - lengthOf(ends) - 1)), ...ends].join('\n');
  // What is left of the room goes to what was heard and to what they will say next, as far as it fits whole.
  for (const more of rest.map(inGsm7)) {
    const longer = text.replace('\n', `\n${more}\n`);
    if (longer !== text && placesOf(longer) <= room) text = longer;
  }
  return [{ to, text: cutTo(text, room) }];
}

const lengthOf = (texts: readonly string[]): number => placesOf(texts.join('\n'));
