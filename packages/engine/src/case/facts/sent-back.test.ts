import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../../node/cases.ts';
import { nameOf } from './fact.ts';
import { factsIn } from './read-facts.ts';

const namesIn = (text: string) => factsIn(text).map(nameOf);

describe('what is to be sent back', () => {
  it.each([
    'il a envoyé 20000 par erreur et il veut que je renvoie',
    'il me demande de le renvoyer',
    'he says i must return it',
  ])('is money: %s', (text) => {
    expect(namesIn(text)).toContain('asked:money-back');
  });

  it.each([
    'si elle ne paie pas la scolarité on va la renvoyer',
    'mon patron m’a renvoyé du travail',
    'ils ont renvoyé les élèves à la maison',
    'pay the storage to avoid return of the parcel',
  ])('is a person or a parcel: %s', (text) => {
    expect(namesIn(text).filter((name) => name.endsWith(':money-back'))).toEqual([]);
  });

  it('is the code that others named', () => {
    const { state } = step(
      NEW_CASE,
      'ma voisine a écrit « j’ai mis ton numéro, tu vas recevoir un code, renvoie-le moi » et moi j’ai renvoyé',
      { language: 'fr' },
    );
    expect(state.facts).toContain('done:code');
    expect(state.facts).not.toContain('done:money');
  });
});

describe('a sum with "à payer"', () => {
  it.each(["c'est 12.000 à payer a la livraison", 'il y a 5 000 f à payer au guichet'])(
    'is still to be paid: %s',
    (text) => {
      expect(namesIn(text)).not.toContain('done:money');
    },
  );
  it('is paid where somebody paid it', () => {
    expect(namesIn('ma mère a payer 12000 au vendeur')).toContain('done:money');
  });
});
