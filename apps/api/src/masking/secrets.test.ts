import { describe, expect, test } from 'vitest';
import { maskText } from './mask-text.ts';
import { MASK } from './with-masks.ts';

describe('secrets are masked in their place', () => {
  test.each([
    'le code est ⟦4821⟧',
    'code ⟦b64⟧, puis le ⟦48⟧ et ⟦213⟧',
    'le code PIN est ⟦quatre⟧ ⟦huit⟧ ⟦deux⟧ ⟦un⟧',
    'CVV : ⟦123⟧ au dos',
    'mot de passe : ⟦Soleil-Rouge⟧ merci',
    'mon mdp = "⟦Soleil-Rouge"⟧',
    'my password is ⟦sunshine⟧ ok',
    'passcode: ⟦sun⟧',
    'la clé ⟦sk_live_4eC39HqLyjWDarjtT1⟧ fuit',
    'compte ⟦BJ66 BJ06 1010 0100 1443 9000 0769⟧ à Cotonou',
    'seed phrase : ⟦cat dog hen sheep horse cow⟧',
    'phrase de récupération du compte : ⟦chat, chien, poule, mouton, cheval, vache⟧',
  ])('%s', (written) =>
    expect(maskText(written.replaceAll(/[⟦⟧]/g, ''))).toBe(written.replaceAll(/⟦[^⟧]*⟧(?: ⟦[^⟧]*⟧)*/g, MASK)),
  );

  test.each([
    'le code de la route a 48 pages',
    'un code secret de 4 chiffres',
    'le code, puis il a payé le 12 mars et 500 F',
    'mot de passe oublié',
    'mot de passe : ab',
    'phrase secrète : chat chien',
    'photo_de_la_maison_2024',
    'anticonstitutionnellement',
    'AB12 CD34',
    'le code est b64',
  ])('and nothing in: %s', (text) => expect(maskText(text)).toBe(text));
});
