import { describe, expect, test } from 'vitest';
import type { Incoming } from '../message.ts';
import { isPiece, joined } from './pieces.ts';

const said = (change: Partial<Incoming>): Incoming => ({
  id: '1',
  from: 'a',
  to: 'a',
  text: '',
  at: 1,
  ...change,
});
const picture = { kind: 'picture', id: 'p' } as const;

describe('what comes in pieces', () => {
  test('is one: others’ words stay theirs, and what was typed the person’s own', () => {
    const { message, count } = joined(said({ text: '', quoted: 'Envoyez le code' }), [
      said({ id: '2', text: 'un agent me dit ça' }),
      said({ id: '3', text: '', media: picture }),
    ]);
    expect(count).toBe(2);
    expect(message).toEqual(said({ text: 'un agent me dit ça', quoted: 'Envoyez le code', media: picture }));
  });

  test('ends before a second picture, an order, a touched answer', () => {
    for (const next of [{ media: picture }, { text: 'STOP' }, { text: 'Non, rien', isWhole: true as const }])
      expect(joined(said({ media: picture }), [said(next), said({ text: 'après' })]).count).toBe(0);
  });

  test.each<[string, Partial<Incoming>]>([
    ['an order', { text: 'Effacer' }],
    ['a number that answers', { text: ' 2) ' }],
    ['a touched answer', { text: 'Oui', isWhole: true }],
    ['a voice message', { media: { kind: 'voice', id: 'v' } }],
    ['what is public', { text: 'qui peut lire ?', isPublic: true }],
  ])('is not %s', (_what, change) => {
    expect(isPiece(said(change))).toBe(false);
    expect(joined(said(change), [said({ text: 'plus' })]).count).toBe(0);
  });
});
