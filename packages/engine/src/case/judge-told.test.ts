import { expect, it } from 'vitest';
import { assess } from '../../node/index.ts';

it.each([
  ['number', 'jai donné mon code à un monsieur'],
  ['profile', "j'ai envoyé 20000 à un inconnu"],
  ['link', 'I sent 500 cedis to a man'],
] as const)('what is gone is a story, however short, in the field of a %s', (kind, value) => {
  const { reasons, recommendations, verdict } = assess({ kind, value }, { language: 'fr' });
  expect(verdict).not.toBe('safe');
  expect(reasons.join()).not.toMatch(/ressemble à des messages|Aucun signe/);
  expect(recommendations[0]).toMatch(/opérateur|code/);
});

it('a few words that tell of nothing gone are none', () => {
  const { recommendations } = assess({ kind: 'number', value: 'un agent MTN' }, { language: 'fr' });
  expect(recommendations[0]).not.toMatch(/Appelez votre opérateur/);
});
