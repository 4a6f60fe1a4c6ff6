import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConversation } from '../reading/conversation-reading.ts';
import { amountsIn } from './amounts.ts';
import { foldText } from './folded-text.ts';
import { demand, moreOutThanIn, order, together } from './matching.ts';
import { tokensOf } from './tokens.ts';

const words = (text: string): readonly string[] => tokensOf(foldText(text)).map(({ word }) => word);
const read = (text: string): ReturnType<typeof readConversation> => readConversation(text, {});

describe('folding', () => {
  it.each([
    ['ÉCOLE à l’Été', "ecole a l'ete"],
    ['ｃｏｄｅ ＰＩＮ', 'code pin'],
    ['сοdе', 'code'],
    ['c\u200bo\u00add\u202ee', 'code'],
    ['c̸o̶d̷e̵', 'code'],
    ['ɖɔkpɔ ẹ̀kọ́', 'dokpo eko'],
  ])('%j is read as %j', (written, plain) => {
    expect(foldText(written).text).toBe(plain);
  });

  it('leads back to what was written, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (written) => {
        const { text, originOf } = foldText(written);
        for (let start = 0; start < text.length; start += 1) {
          const [from, to] = originOf(start, start + 1);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(written.length);
        }
      }),
    );
  });

  it('marks the very letters that were disguised', () => {
    const written = 'Votre сοdе : 1234';
    const { text, originOf } = foldText(written);
    const at = text.indexOf('code');
    expect(written.slice(...originOf(at, at + 4))).toBe('сοdе');
  });
});

describe('words', () => {
  it.each([
    ['le c o d e, vite', ['le', 'code', 'vite']],
    ['p.i.n svp', ['pin', 'svp']],
    ['c-o-d-e', ['code']],
    ['le c0d3 secret', ['le', 'cod3', 'secret']],
    ['urgenttttt !!!', ['urgentt']],
    ['*880*1# puis #144#', ['*880*1#', 'puis', '#144#']],
    ['j’ai 25 000 F', ['j', 'ai', '25', '000', 'f']],
    ['a y ou', ['a', 'y', 'ou']],
  ])('of %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('sums of money', () => {
  it.each([
    ['25 000 F', [25_000]],
    ['25.000 FCFA et 1.500.000', [25_000, 1_500_000]],
    ['15k, 10 mil et 2 millions', [15_000, 10_000, 2_000_000]],
    ['200 cedis, 50 euros', [200, 50]],
    ['le 12 à 18h, chambre 14', []],
    ['01 97 12 34 56', []],
  ])('in %j', (text, values) => {
    expect(amountsIn(tokensOf(foldText(text))).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['Placez 50 000 F, retirez 150 000 F.', true],
    ['Tu mets 10k et tu reçois 40k vendredi', true],
    ['Invest 100 cedis and get 500 cedis back', true],
    ['Donne 5 000, je te rends 2 000.', false],
    ['J’ai payé 50 000, il a reçu 150 000.', false],
  ])('%j promises more than it takes: %s', (text, promises) => {
    expect(moreOutThanIn(read(text)) !== undefined).toBe(promises);
  });
});

describe('a demand', () => {
  it.each([
    ['Envoyez le code', true],
    ['Veuillez nous communiquer votre code secret', true],
    ['N’oubliez pas d’envoyer le code', true],
    ['Si vous ne donnez pas le code, le compte est bloqué', true],
    ['I need you to send the code', true],
    ['Ne communiquez jamais votre code secret', false],
    ['Donne pas ton code', false],
    ['Je vous envoie le code', false],
    ['Nous allons vous envoyer un code', false],
    ['Si on vous demande votre code, raccrochez', false],
    ['Never share your PIN', false],
    ['I will send the code', false],
    ['Give your PIN to nobody', false],
    ['Le gérant vous donne un code à l’arrivée', false],
    ['Le code vous sera donné sous pli fermé', false],
    ['Apportez votre pièce et le PIN qu’il vous a donné', false],
    ['Votre code secret vous est demandé par le menu', false],
    ['Il vous est demandé de fournir votre code secret', true],
    ['Vous avez demandé à changer de mot de passe', false],
    ['On vous demande votre code secret', true],
    ['If someone calls you and says he is from our bank and asks for your PIN, hang up', false],
    ['Tu m’envoies le code', true],
    ['Donnez le code à 4 chiffres', true],
    ['The results can be read with the password on your ticket', false],
  ])('is made in %j: %s', (text, isMade) => {
    expect(demand(read(text), 'tell', 'secret', 8) !== undefined).toBe(isMade);
  });

  it('passes over objects that are not meant', () => {
    expect(demand(read('Donne-moi le code wifi'), 'tell', 'secret', 8, () => false)).toBeUndefined();
  });

  it.each([
    ['Payez les frais avant demain', true],
    ['Les frais sont à régler ce soir', true],
    ['Le transport est déjà payé', false],
    ['On te paie le transport', false],
    ['La redevance se paie au guichet', false],
    ['Les frais vous seront versés', false],
  ])('to pay is made in %j: %s', (text, isMade) => {
    expect(demand(read(text), 'pay', 'fee') !== undefined).toBe(isMade);
  });

  it('is found without its object too', () => {
    expect(order(read('Merci de me renvoyer ça'), 'send-back')).toBeDefined();
    expect(order(read('Je te renvoie ça ce soir'), 'send-back')).toBeUndefined();
  });

  it('counts only where its parts stand close together', () => {
    expect(together(read('Le dépôt est parti par erreur'), ['mistake', 'sent-money'])).toBeDefined();
    expect(
      together(read(`Dépôt ${'bla '.repeat(60)} par erreur`), ['mistake', 'sent-money']),
    ).toBeUndefined();
  });
});

it.each(['500 Mo', '1 000 MB', '750 min', '600 SMS', '1500 points', '900 kWh'])(
  'takes %s for no sum',
  (text) => {
    expect(amountsIn(tokensOf(foldText(text)))).toEqual([]);
  },
);
