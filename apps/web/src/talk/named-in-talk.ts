import type { Item } from '@scamguard/engine/vocabulary';
import { type ChatSession, contributionsOf } from './chat-session.ts';

const LINK = /(?:https?:\/\/|www\.)\S+|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\b(?:\/\S*)?/gi;
const NUMBER = /\+?\d(?:[ .-]?\d){7,14}(?!\d)/g;
/** Each is a question to the server. */
const MOST = 4;

/** The links and numbers that a visitor named in a talk, the last first. The rest of what they told is left out. */
export function namedIn(session: ChatSession): readonly Item[] {
  const found = contributionsOf(session).flatMap((text): Item[] => {
    const links = text.match(LINK) ?? [];
    const rest = text.replace(LINK, ' ');
    return [
      ...links.map((value): Item => ({ kind: 'link', value })),
      ...(rest.match(NUMBER) ?? []).map((value): Item => ({ kind: 'number', value })),
    ];
  });
  return found
    .toReversed()
    .filter(({ value }, place, all) => all.findIndex((other) => other.value === value) === place)
    .slice(0, MOST);
}
