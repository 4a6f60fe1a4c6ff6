import { expect, it } from 'vitest';
import { everyWording } from '../locales/index.ts';
import { QUESTION_IDS, repliesOf } from '../questions/table.ts';
import { replyIn, touchedIn } from './hear-reply.ts';

it('knows every button of every question by its words, in any language', () => {
  for (const question of QUESTION_IDS)
    for (const reply of repliesOf(question))
      for (const words of everyWording('replies', reply))
        expect(touchedIn(question, words), `${question}: ${words}`).toBeDefined();
});

it.each([
  ['27', 'no'],
  ["j'ai 16 ans", 'yes'],
  ['17', 'yes'],
  ['am 19 years', 'no'],
] as const)('an age answers whether somebody is a child: %s', (message, reply) => {
  expect(replyIn('child', message, [])).toBe(reply);
});

it.each([
  'depuis 3 ans',
  "j'ai 2 ans de mariage",
  'ma fille a 12 ans',
  'moins de 18 ans',
  'pas encore 18 ans',
])('an age of something else answers nothing by its figure: %s', (message) => {
  expect(replyIn('child', message, [])).not.toBe('no');
});
