import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '../../node/index.ts';
import { lookupKeys } from '../lookup-keys.ts';
import { ITEM_KINDS, type ItemKind, type ReadAs, RISK_BANDS } from '../vocabulary.ts';
import { readAs } from './index.ts';

const risk = (kind: ItemKind, value: string) => assess({ kind, value }, { language: 'fr' }).riskLevel;

/** As people paste them: misspelt, without accents. */
const PASTED = [
  'MTN: votre compte sera bloqué ce soir, envoyez nous votre code secret',
  'vous avez gagne 500000 envoyez 10000 pour les frais de dossier',
  'You won 2 million, send your PIN to claim the prize',
];
/** The same scams, in the words of a person who asks about them. */
const TOLD = [
  'Il dit qu’il est agent MTN et il me demande mon code',
  'Elle me propose un prêt de 5 millions sans garantie, je dois payer 25000 de frais',
  'he says he is my brother and he wants my otp code now',
  'on me demande mon code secret momo par telephone sinon compte bloqué',
];
const HONEST_TOLD = [
  "c'est mon menuisier habituel, il a livré ma table hier et je lui dois encore 20 000",
  'my landlord of six years, i pay him every month and he gives me a receipt',
];
const scam = fc.constantFrom(...PASTED);
const NUMBERS = ['0197123456', '+229 01 97 12 34 56', '97 12 34 56', '+2348031234567', '0707123456'];
const number = fc.constantFrom(...NUMBERS);
const LINKS = ['https://boutique-adjovi.com/pagnes', 'http://mtn-bj.promo-gagnant.xyz/login'];
const HANDLES = ['@boutique.adjovi', '@mtn.gain'];
/** Words that people write beside a number and that accuse nobody. */
const label = fc.constantFrom(
  '',
  'Koffi',
  'maman',
  'tel:',
  'numéro',
  'WhatsApp',
  'agent MTN',
  'Koffi plombier',
  'svp',
);
/** How a phone's keyboard and a copied message change a sentence. */
const typed = (sentence: fc.Arbitrary<string>) =>
  fc
    .tuple(sentence, fc.constantFrom('', ' ', '\n', '  '), fc.constantFrom('', ' ', '\n', ' !', '.'))
    .map(([text, before, after]) => `${before}${text}${after}`);

describe('a scam in the wrong field', () => {
  it('has the risk that it has as a message', () => {
    fc.assert(
      fc.property(typed(scam), fc.constantFrom(...ITEM_KINDS), (value, field) => {
        expect(readAs({ kind: field, value })).toBe('conversation');
        expect(risk(field, value)).toBe(risk('conversation', value));
      }),
    );
  });

  it('has no lower one with the number, link or account that it came with', () => {
    const item = fc.constantFrom(...NUMBERS, ...LINKS, ...HANDLES);
    fc.assert(
      fc.property(
        scam,
        item,
        fc.boolean(),
        fc.constantFrom(...ITEM_KINDS),
        (words, thing, isFirst, field) => {
          const value = isFirst ? `${thing} ${words}` : `${words} ${thing}`;
          expect(['conversation', 'several']).toContain(readAs({ kind: field, value }));
          expect(risk(field, value)).toBeGreaterThanOrEqual(risk('conversation', value));
        },
      ),
    );
  });

  it('gets the words and the advice of a message', () => {
    const value = PASTED[0] as string;
    const told = assess({ kind: 'number', value }, { language: 'fr' });
    expect(told).toEqual(assess({ kind: 'conversation', value }, { language: 'fr' }));
  });
});

describe('what somebody tells in the field for an item', () => {
  const item = fc.constantFrom('', ...NUMBERS, ...HANDLES);

  it('is warned of where it is a scam, with or without the number', () => {
    const field = fc.constantFrom<ItemKind>('number', 'profile');
    fc.assert(
      fc.property(fc.constantFrom(...TOLD), item, field, (words, thing, kind) => {
        expect(risk(kind, `${thing} ${words}`)).toBeGreaterThanOrEqual(RISK_BANDS.medium);
      }),
    );
  });

  it('is not warned of where it is honest, whatever it resembles', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HONEST_TOLD), item, (words, thing) => {
        const told = assess({ kind: 'number', value: `${thing} ${words}` }, { language: 'fr' });
        expect(told).toMatchObject({ verdict: 'unknown', isSafe: false });
        expect(told.signals.map(({ id }) => id)).not.toContain('like-scam-messages');
      }),
    );
  });
});

describe('a number', () => {
  it('alone or with a name stays what it is, whatever field it is put into', () => {
    fc.assert(
      fc.property(number, label, fc.constantFrom(...ITEM_KINDS), (digits, name, field) => {
        const value = `${name} ${digits}`;
        const { readAs: read, verdict, riskLevel } = assess({ kind: field, value }, { language: 'fr' });
        expect([read, verdict]).toEqual(['number', 'unknown']);
        expect(riskLevel).toBe(risk('number', digits));
      }),
    );
  });

  it('with words is answered for both', () => {
    const value = "01 96 12 34 56 dit qu'il est agent MTN et me demande mon code";
    const told = assess({ kind: 'number', value }, { language: 'fr' });
    expect(told).toMatchObject({ readAs: 'several', verdict: 'danger' });
    expect(told.signals.map(({ id }) => id)).toContain('number-origin');
  });

  it('that is an official line proves nothing about the words around it', () => {
    const value = 'Le 117 de Cotonou : on me demande de confirmer mon code secret';
    expect(risk('number', value)).toBeGreaterThanOrEqual(RISK_BANDS.medium);
    expect(assess({ kind: 'number', value: '117' }, { language: 'fr' }).verdict).toBe('safe');
  });
});

describe('what a value is taken for', () => {
  it.each<[ItemKind, string, ReadAs]>([
    ['number', 'https://boutique-adjovi.com', 'link'],
    ['profile', 'https://boutique-adjovi.com', 'link'],
    ['conversation', 'https://boutique-adjovi.com', 'link'],
    ['link', '+229 01 97 12 34 56', 'number'],
    ['conversation', '+229 01 97 12 34 56', 'number'],
    ['number', '@boutique.adjovi', 'profile'],
    ['number', 'facebook.com/boutique.adjovi', 'profile'],
    ['link', 'facebook.com/boutique.adjovi', 'link'],
    ['link', 'www. mtn . bj', 'link'],
    ['link', 'javascript:alert("envoyez votre code secret")', 'link'],
    ['link', 'bonjour', 'link'],
    ['number', 'abc', 'number'],
    ['number', 'MTN service client +229 123', 'number'],
    ['number', 'MTN service client dit envoyez +229 123', 'conversation'],
    ['number', 'zéro un quatre-vingt-seize douze trente-quatre cinquante-six', 'number'],
    ['conversation', 'plus deux cent vingt-neuf zéro un onze douze treize quatorze', 'number'],
    ['number', 'envoyez code', 'conversation'],
    ['number', '117 ou 01 97 12 34 56', 'number'],
    ['number', 'composez *880*1*0197123456*20000# pour recevoir', 'several'],
    ['number', '0197123456 https://boutique-adjovi.com', 'several'],
    ['profile', 'MTN Bénin Officiel', 'profile'],
    ['profile', 'Prêt rapide sans garantie Cotonou', 'profile'],
    ['profile', 'Prophète Koffi Le Puissant Marabout Du Bénin', 'profile'],
    ['profile', 'Marie Dupont. Elle me demande 50 000 F pour son billet', 'conversation'],
    ['profile', '@mtn.gain vous offre 50000 F envoyez votre code', 'several'],
    ['conversation', 'Ton colis http://colis-bj.top', 'conversation'],
    ['conversation', '482913', 'number'],
    ['conversation', 'Envoie 20000 au 0197123456', 'conversation'],
    ['number', 'demande code 0197123456', 'several'],
    ['conversation', 'maman 01 97 12 34 56', 'number'],
    ['conversation', '@boutique.adjovi', 'profile'],
    ['conversation', 'Facebook : MTN Gain 2026', 'profile'],
    ['conversation', 'Bonjour, à demain.', 'conversation'],
    ['conversation', '', 'conversation'],
  ])('in the field %s: %s is %s', (kind, value, expected) => {
    expect(readAs({ kind, value })).toBe(expected);
  });

  it('is told for anything at all, and blanks around it do not matter', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.oneof(scam, number, fc.constantFrom(...LINKS, ...HANDLES, '*#', '@', '\n')), {
        maxLength: 6,
      }),
    );
    fc.assert(
      fc.property(anything, fc.constantFrom(...ITEM_KINDS), (pieces, kind) => {
        const value = typeof pieces === 'string' ? pieces : pieces.join(' ');
        expect(readAs({ kind, value: `\n ${value} ` })).toBe(readAs({ kind, value }));
        const answer = assess({ kind, value }, { language: 'fr' });
        expect(answer.readAs).toBe(readAs({ kind, value }));
      }),
      { numRuns: 500 },
    );
  });
});

it('what others know of a number is asked for in every field', () => {
  for (const kind of ITEM_KINDS) {
    expect(lookupKeys({ kind, value: '0197123456' })).toEqual(['number:+2290197123456']);
    expect(lookupKeys({ kind, value: `${TOLD[0]} 0197123456` })).toContain('number:+2290197123456');
  }
});
