import { expect, it } from 'vitest';
import { indexPhrases, phrasesFrom, standsAt } from './phrase-index.ts';

const index = indexPhrases([
  'envoie envoie_moi code',
  '\n  envoie\n  envoie_le_code\n',
  'envoie_moi envoie_moi',
]);

it('tells the phrases of a first word in the order of their concepts, each once', () => {
  const phrases = [
    { concept: 0, words: ['envoie'] },
    { concept: 0, words: ['envoie', 'moi'] },
    { concept: 1, words: ['envoie'] },
    { concept: 1, words: ['envoie', 'le', 'code'] },
    { concept: 2, words: ['envoie', 'moi'] },
  ];
  expect(phrasesFrom(index, 'envoie', 'moi')).toEqual(phrases);
  expect(phrasesFrom(index, 'envoie', 'le')).toEqual(phrases);
});

it('leaves out what goes on with another word', () => {
  const alone = [
    { concept: 0, words: ['envoie'] },
    { concept: 1, words: ['envoie'] },
  ];
  expect(phrasesFrom(index, 'envoie', 'vite')).toEqual(alone);
  expect(phrasesFrom(index, 'envoie')).toEqual(alone);
});

it.each(['', 'moi', 'le', '!', 'envoie_moi', 'constructor'])('knows no phrase from %j', (first) => {
  expect(phrasesFrom(index, first)).toEqual([]);
});

it.each([
  [['envoie', 'moi'], 0, true],
  [['envoie'], 0, true],
  [['envoie', 'le'], 0, false],
  [['moi', 'le', 'code'], 1, true],
  [['code', 'pin'], 3, false],
])('%j stands at %i: %s', (words, from, stands) => {
  const tokens = ['envoie', 'moi', 'le', 'code'].map((word) => ({ word }));
  expect(standsAt(tokens, from, words)).toBe(stands);
});
