import { expect, it } from 'vitest';
import { newSession, withMessage } from './chat-session.ts';
import { namedIn } from './named-in-talk.ts';

const talkOf = (...said: readonly string[]) =>
  said.reduce(
    (talk, content, place) =>
      withMessage(withMessage(talk, { id: `u${place}`, role: 'user', content, timestamp: place }), {
        id: `a${place}`,
        role: 'assistant',
        content: 'Oui ?',
        timestamp: place,
      }),
    newSession('talk'),
  );

it.each([
  ['le +229 01 97 10 00 07 veut 20 000', ['+229 01 97 10 00 07']],
  [
    'voici https://mtn-bonus.example/a?b=1 et mtn.example',
    ['mtn.example', 'https://mtn-bonus.example/a?b=1'],
  ],
  ['0708112233', ['0708112233']],
  ['il veut 150 000 F avant 18 h. Merci', []],
  ['mon code est •••', []],
])('finds in “%s” what can be asked about', (text, values) => {
  expect(
    namedIn(talkOf(text))
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(values.toSorted());
});

it('asks about each once, and about few', () => {
  const numbers = Array.from({ length: 9 }, (_, place) => `01 97 10 00 0${place}`);
  expect(namedIn(talkOf(...numbers, ...numbers))).toHaveLength(4);
});
