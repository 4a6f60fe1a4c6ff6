import { linesFor } from '../lines.ts';
import type { Incoming, Outgoing, Piece } from '../message.ts';
import { wordsOf } from '../words/index.ts';
import { cutTo, inGsm7, placesIn, placesOf } from './gsm7.ts';

/** A text message costs its sender; more parts arrive out of order on old phones. */
const ROOM = placesIn(2);
/** A question that is cut shorter than this says nothing. */
const SHORTEST_QUESTION = 20;

/** "À faire maintenant :" goes without saying where an order stands first. */
const withoutAnnouncement = (text: string): string => text.replace(/^[^\n]*:\s*\n/u, '');

/**
 * One message of two parts at most: the verdict or what to do, the question with numbered answers, and in the first answer whole who
 * speaks. What is left of the room goes to what to do after a verdict, whom to call, and the rest.
 */
export function shape(said: Outgoing, { to }: Incoming): readonly Piece[] {
  const { paragraphs, first, question, buttons, notice, language } = said;
  const words = wordsOf(language);
  const who = notice === undefined ? [] : [inGsm7(words.shortNotice)];
  const numbered =
    question === undefined ? '' : buttons.map(({ label }, index) => `${index + 1} ${label}`).join(', ');
  const answers = numbered ? [cutTo(inGsm7(numbered), ROOM / 3)] : [];
  const left = (texts: readonly string[]) => ROOM - placesOf(texts.join('\n')) - 1;
  const order = cutTo(inGsm7(withoutAnnouncement(first)), left([...answers, ...who]));
  const room = left([order, ...answers, ...who]);
  const asked = question !== undefined && room >= SHORTEST_QUESTION ? [cutTo(inGsm7(question), room)] : [];
  const opening = [order];
  const ending = [...asked, ...answers, ...who];
  const lines = question === undefined && buttons.length ? linesFor(to) : [];
  const rest = paragraphs.filter((text) => text !== first && text !== question).map(withoutAnnouncement);
  for (const more of [...rest.slice(0, 1), lines.join(', '), ...rest.slice(1)].map(inGsm7))
    if (more && placesOf([...opening, more, ...ending].join('\n')) <= ROOM) opening.push(more);
  return [{ to, text: [...opening, ...ending].filter(Boolean).join('\n') }];
}
