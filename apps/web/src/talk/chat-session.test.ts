import { expect, it } from 'vitest';
import { type ChatMessage, contributionsOf, newSession, withMessage } from './chat-session.ts';

const talkOf = (...lines: readonly (readonly [ChatMessage['role'], string])[]) =>
  lines.reduce(
    (session, [role, content], index) =>
      withMessage(session, { id: String(index), role, content, timestamp: index }),
    newSession('s'),
  );

it('takes what came in pieces before an answer as one contribution', () => {
  const talk = talkOf(
    ['user', 'Vous avez gagné 500 000 F'],
    ['user', "c'est vrai ?"],
    ['assistant', 'Que vous demande-t-on ?'],
    ['user', "De l'argent"],
  );
  expect(contributionsOf(talk)).toEqual(["Vous avez gagné 500 000 F\nc'est vrai ?", "De l'argent"]);
});

it('has none before anything was said', () => expect(contributionsOf(newSession('s'))).toEqual([]));
