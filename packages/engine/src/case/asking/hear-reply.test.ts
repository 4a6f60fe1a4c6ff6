import { expect, it } from 'vitest';
import { everyWording } from '../locales/index.ts';
import { QUESTION_IDS, repliesOf } from '../questions/table.ts';
import { touchedIn } from './hear-reply.ts';

it('knows every button of every question by its words, in any language', () => {
  for (const question of QUESTION_IDS)
    for (const reply of repliesOf(question))
      for (const words of everyWording('replies', reply))
        expect(touchedIn(question, words), `${question}: ${words}`).toBeDefined();
});
