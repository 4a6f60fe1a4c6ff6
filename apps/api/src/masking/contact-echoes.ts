import type { Span } from '@scamguard/engine';
import type { Piece } from './pieces.ts';

const FEWEST_DIGITS = 4;
const SHORTEST_NAME = 5;

/** Places where a folded text repeats a part of the reported contact: figures of its number, its name, its site's. */
export function echoSpans(text: string, pieces: readonly Piece[], contact: string): readonly Span[] {
  const digits = contact.replace(/\D/g, '');
  const backwards = [...digits].toReversed().join('');
  const figures = pieces
    .filter(({ kind, weight }) => kind === 'digits' && weight >= FEWEST_DIGITS)
    .filter((piece) => digits.includes(piece.text) || backwards.includes(piece.text))
    .map(({ start, end }): Span => [start, end]);
  return [...figures, ...namesOf(contact).flatMap((name) => placesOf(name, text))];
}

/** The whole contact without its figures, and the longer parts of an address or account name. */
function namesOf(contact: string): readonly string[] {
  const isAddress = /[./@_]/.test(contact);
  const whole = contact.replace(/[\d+().\s-]{4,}/g, ' ').trim();
  const parts = isAddress ? contact.split(/[^a-z0-9-]+/) : [];
  return [whole, ...parts].filter(
    (name) =>
      name.length >= SHORTEST_NAME &&
      !/^(?:https?|gmail|yahoo|hotmail|outlook|facebook|instagram|whatsapp|telegram|tiktok)$/.test(name),
  );
}

function placesOf(name: string, text: string): readonly Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length))
    found.push([at, at + name.length]);
  return found;
}
