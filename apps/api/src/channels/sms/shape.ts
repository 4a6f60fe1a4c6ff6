import { linesFor } from '../lines.ts';
import type { Button, Incoming, Outgoing, Piece } from '../message.ts';
import { wordsOf } from '../words/index.ts';
import { cutTo, inGsm7, placesIn, placesOf } from './gsm7.ts';

/** A text message costs its sender; more parts arrive out of order on old phones. */
const ROOM = placesIn(2);
/** A question that is cut shorter than this says nothing. */
const SHORTEST_QUESTION = 20;

/** "À faire maintenant :" goes without saying where an order stands first. */
const withoutAnnouncement = (text: string): string => text.replace(/^[^\n]*:\s*\n/u, '');

const left = (texts: readonly string[]): number => ROOM - placesOf(texts.join('\n')) - 1;

/** Lines of a language of the person's own for which there is room, whole, beside all of this. What explains their mark stands last, and never alone. */
function fitting(own: readonly string[], beside: readonly string[]): readonly string[] {
  const held: string[] = [];
  for (const [index, line] of own.map(inGsm7).entries()) {
    const isAlone = index === own.length - 1 && held.length === 0;
    if (!isAlone && placesOf([...held, line, ...beside].join('\n')) <= ROOM) held.push(line);
  }
  return held;
}

/** The answers with their numbers, as many as there is room for, each whole. */
function numbered(buttons: readonly Button[]): readonly string[] {
  const held: string[] = [];
  for (const [index, { label }] of buttons.entries()) {
    const longer = [...held, inGsm7(`${index + 1} ${label}`)];
    if (placesOf(longer.join(', ')) > ROOM / 2) break;
    held.push(longer.at(-1) ?? '');
  }
  return held.length > 0 ? [held.join(', ')] : [];
}

/**
 * One message of two parts at most: the verdict or what to do, the question with numbered answers, and in the first answer whole who
 * speaks. What is left of the room goes to what to do after a verdict, whom to call, and the rest.
 */
export function shape(said: Outgoing, { to }: Incoming): readonly Piece[] {
  const { own = [], short, paragraphs, first, question, buttons, notice, language } = said;
  const words = wordsOf(language);
  const who = notice === undefined ? [] : [inGsm7(words.shortNotice)];
  if (short !== undefined) {
    const whole = [cutTo(inGsm7(short), left(who)), ...who];
    return [{ to, text: [...fitting(own, whole), ...whole].join('\n') }];
  }
  const answers = question === undefined ? [] : numbered(buttons);
  const order = cutTo(inGsm7(withoutAnnouncement(first)), left([...answers, ...who]));
  const room = left([order, ...answers, ...who]);
  const isApart = question !== undefined && question !== first;
  const asked = isApart && room >= SHORTEST_QUESTION ? [cutTo(inGsm7(question), room)] : [];
  const opening = [order];
  const ending = [...asked, ...answers, ...who];
  const [action = '', ...others] = paragraphs
    .filter((text) => text !== first && text !== question)
    .map(withoutAnnouncement);
  opening.unshift(...fitting(own, [order, inGsm7(action), ...ending]));
  const lines = question === undefined && buttons.length ? linesFor(to) : [];
  for (const more of [action, lines.join(', '), ...others].map(inGsm7))
    if (more && placesOf([...opening, more, ...ending].join('\n')) <= ROOM) opening.push(more);
  return [{ to, text: [...opening, ...ending].filter(Boolean).join('\n') }];
}
