import { expect, it } from 'vitest';
import { KIND_OF_SIGNAL } from './kind-of-signal.ts';
import { theyWillSayNext } from './they-will-say.ts';

it('knows the next sentences of every scam that a signal speaks for, in both languages', () => {
  for (const id of Object.keys(KIND_OF_SIGNAL))
    for (const language of ['fr', 'en'] as const) expect(theyWillSayNext([id], language), id).not.toEqual([]);
});

it('goes by the strongest signal that speaks for a scam', () => {
  expect(theyWillSayNext(['false-urgency', 'false-prize', 'asks-secret-code'], 'fr')).toContain(
    'Il reste juste les frais de dossier.',
  );
});

it('says nothing where nothing speaks for a scam', () => {
  expect(theyWillSayNext([], 'fr')).toEqual([]);
  expect(theyWillSayNext(['false-urgency', 'constructor'], 'en')).toEqual([]);
});
