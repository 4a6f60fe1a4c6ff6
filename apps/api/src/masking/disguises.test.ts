import { describe, expect, test } from 'vitest';
import { maskText, maskTexts } from './mask-text.ts';
import { ACCOUNT_SAMPLES, ADDRESS_SAMPLES } from './samples/addresses.ts';
import { FIGURE_SAMPLES, NUMBER_SAMPLES } from './samples/numbers.ts';
import { WORD_SAMPLES } from './samples/words.ts';
import { MASK } from './with-masks.ts';

const SECRET = /⟦[^⟧]*⟧/g;

describe.each([
  ['a number in figures', NUMBER_SAMPLES],
  ['figures of other kinds', FIGURE_SAMPLES],
  ['a number in words', WORD_SAMPLES],
  ['an address', ADDRESS_SAMPLES],
  ['an account', ACCOUNT_SAMPLES],
])('masks %s', (_kind, samples) => {
  test.each(samples)('%s', (_name, disguise) =>
    expect(maskText(disguise.replaceAll(/[⟦⟧]/g, ''))).toBe(disguise.replaceAll(SECRET, MASK)),
  );

  test.each(samples)('and leaves the twin: %s', (_name, _disguise, twin) =>
    expect(maskText(twin)).toBe(twin),
  );
});

describe('masks what runs over from one text into the next', () => {
  test.each([
    ['in halves', 'Appel du 01972', '24163 la nuit', '', ['01972', '24163']],
    [
      'far from each other',
      'Début 01972 de ce voleur',
      'Il ment à tous les gens du quartier. La suite : 24163.',
      '',
      ['01972', '24163'],
    ],
    ['in words', 'Au zéro un nonante-sept', 'vingt-deux quarante soixante-trois', '', ['nonante', 'vingt']],
    [
      'with the rest in the contact',
      'Début 01 97',
      'Il ment à tous. La fin est le contact.',
      '22 41 63',
      ['01 97'],
    ],
    ['an address', 'Écrire à koffigan arobase', 'gmail point com le soir', '', ['koffigan', 'gmail']],
  ] as const)('%s', (_name, title, description, contact, secrets) => {
    const shown = maskTexts({ title, description }, contact);
    for (const secret of secrets) expect(`${shown.title}\n${shown.description}`).not.toContain(secret);
  });

  test.each([
    ['Commande 4821 jamais reçue', 'Il a pris 25 000 F le 3 mai.', ''],
    ['Il a pris 50000', '22 personnes ont payé aussi.', ''],
    ['Dossier de 2024', 'Depuis 2023 il promet 3 visas.', '+229 01 97 22 41 63'],
  ])('but leaves %s', (title, description, contact) =>
    expect(maskTexts({ title, description }, contact)).toEqual({ title, description }),
  );
});
