import type { VerificationResult } from '@scamguard/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesFor, operatorsFor } from '../lines.ts';
import { inGsm7, partsOf, placesOf } from '../sms/gsm7.ts';
import { MOST_LETTERS, type Surroundings, screenAfter } from './screens.ts';

const COUNTRIES = [
  '+2290197000001',
  '+22890000001',
  '+221770000001',
  '+233240000001',
  '+22670000001',
  '+2348030000001',
  '+33612345678',
  '',
];
const VERDICTS = ['safe', 'unknown', 'caution', 'danger'] as const;

const around = (
  number: string,
  hasSms = true,
  verdict: (typeof VERDICTS)[number] = 'unknown',
): Surroundings => ({
  linesFor: (operator) => linesFor(number, operator),
  operators: operatorsFor(number),
  hasSms,
  check: async (typed) =>
    /^\d{6,}$/.test(typed)
      ? ({ verdict, community: { reports: 1_234, lastReportedAt: '' } } as unknown as VerificationResult)
      : undefined,
});

const keys = fc.array(
  fc.constantFrom('0', '00', '1', '2', '3', '4', '5', '6', '7', '9', '0197000001', 'abc', ''),
  {
    maxLength: 7,
  },
);

describe('a dialled menu', () => {
  test('never has a screen that a phone cuts off, nor a text message of three parts, in every language and country', async () => {
    await fc.assert(
      fc.asyncProperty(
        keys,
        fc.constantFrom(...COUNTRIES),
        fc.boolean(),
        fc.constantFrom(...VERDICTS),
        async (dialled, number, hasSms, verdict) => {
          const { text, sms = '', goesOn } = await screenAfter(dialled, around(number, hasSms, verdict));
          expect(text).not.toBe('');
          expect(inGsm7(text)).toBe(text);
          expect(placesOf(text)).toBeLessThanOrEqual(MOST_LETTERS);
          expect(partsOf(sms)).toBeLessThanOrEqual(2);
          expect(inGsm7(sms)).toBe(sms);
          if (goesOn) expect(sms).toBe('');
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    [[], /ne demande jamais de code[^]*1 J'ai envoyé l'argent[^]*0 Langue$/],
    [['0'], /^1 Francais\n2 English\n3 Wolof \(\*\)[^]*\(\*\) non relu, puis francais ou anglais\n00 Menu$/],
    [['0', '2'], /never asks for a code[^]*1 I sent the money[^]*0 Language$/],
    [['0', '9', '1'], /ne demande jamais/],
    [['0', '00'], /^ScamGuard ne demande jamais/],
    [['1'], /^Appelez tout de suite votre opérateur[^]*00 Menu$/],
    [['0', '2', '1'], /^Call your operator or bank right now/],
    [['2'], /^Ne donnez aucun code/],
    [['4'], /^Raccrochez maintenant/],
    [['4', '1'], /^Appelez tout de suite/],
    [['4', '1', '2'], /^Demandez à la banque/],
    [['1'], /Payé par \?\n1 Mobile money\n2 Banque\n3 Autre\n00 Menu$/],
    [['1', '00', '2', '1'], /^Changez ce code maintenant/],
    [['9'], /1 J'ai envoyé[^]*5 Autre arnaque\n0 Langue$/],
    [['2', '2'], /^Appelez votre banque maintenant/],
    [['2', '3'], /^Bien\. Bloquez ce numéro/],
    [['5'], /^Ne payez rien, ne renvoyez rien, ne confirmez rien\.[^]*4 Client devant moi\n00 Menu$/],
    [['5', '9', '4'], /^Ne confirmez rien et ne donnez pas l'argent/],
    [['0', '2', '5', '3'], /^Under 18: tell an adult you trust today/],
    [['1', '9', '1'], /^Donnez montant/],
    [['3', 'abc'], /^Ce n'est pas un numéro/],
    [['3', 'abc', '0197000001'], /^Signalé par 1234 personnes\.\nRien de connu/],
  ])('after %j says %s', async (dialled, said) => {
    expect((await screenAfter(dialled, around(''))).text).toMatch(said);
  });

  test.each(COUNTRIES)('every one of our sentences stands whole on its screen, for %s', async (number) => {
    const ways = Array.from({ length: (operatorsFor(number).length || 1) + 2 }, (_, index) => [
      '1',
      `${index + 1}`,
    ]);
    const others = [
      '1',
      '2',
      '2*1',
      '2*2',
      '2*3',
      '3',
      '4',
      '4*1',
      '4*2',
      '4*3',
      '5',
      '5*1',
      '5*2',
      '5*3',
      '5*4',
    ].map((path) => path.split('*'));
    for (const language of ['1', '2', '3', '4', '5', '6', '7'].map((key) => ['0', key]))
      for (const path of [...ways, ...others]) {
        const { text, goesOn } = await screenAfter([...language, ...path], around(number, true));
        if (goesOn) expect(text).toMatch(/00 Menu$/);
        else expect(text).toMatch(/[.](\n|$)/);
      }
  });

  test.each([
    ['3', 'Yónnee naa xaalis bi', 'Woowal sa bànk walla sa operatër', 'Bul waxati ak ñoom'],
    ['4', 'Mo ti fi owó náà ránṣẹ́', 'Ẹ pe ilé-iṣẹ́ fóònù yín tàbí báńkì yín', 'Ẹ má bá wọn sọ̀rọ̀ mọ́'],
    ['5', 'N ye wari ci', 'I ka opereteri walima i ka banki wele', 'Kana kuma u fɛ tugun'],
    ['6', 'Un sɛ́ akwɛ́ ɔ dó', undefined, 'Ma ɖɔ xó xá yě ó'],
    ['7', 'I don send the money', 'Call your network or your bank', 'No talk to them again'],
  ])(
    'in language %s says what the site says in it, marked, with all of the other language below',
    async (key, sent, call, stop) => {
      const base = key === '7' ? ['0', '2'] : [];
      for (const [path, own] of [
        [[], sent],
        [['1'], call],
        [['4'], stop],
      ] as const) {
        const here = (await screenAfter(['0', key, ...path], around('+2290197000001'))).text;
        const beneath = (await screenAfter([...base, ...path], around('+2290197000001'))).text;
        expect(here).toBe(own ? `${inGsm7(own)} (*)\n${beneath}` : beneath);
      }
    },
  );

  test('a text message in a language of its own has all of the French one', async () => {
    const french = await screenAfter(['4', '2'], around('+221770000001'));
    const wolof = await screenAfter(['0', '3', '4', '2'], around('+221770000001'));
    expect(wolof.sms).toBe(`Soppil sa kod (*)\n${french.sms}`);
  });

  test('names the operator by which the money went, where its line is proven', async () => {
    const mtn = await screenAfter(['1', '1'], around('+2290197000001'));
    expect(mtn.text).toContain('*880#');
    expect(mtn.sms).toContain('*880#');
    const moov = await screenAfter(['1', '2'], around('+2290197000001'));
    expect(moov.text).toContain('*855#');
  });

  test('promises a text message only where one is sent', async () => {
    expect((await screenAfter(['1', '1'], around('', true))).text).toContain('Un SMS suit');
    const without = await screenAfter(['1', '1'], around('', false));
    expect([without.text.includes('SMS'), without.sms]).toEqual([false, undefined]);
  });

  test('names only proven lines, and never 117 alone in Benin', async () => {
    const { sms } = await screenAfter(['1', '1'], around('+2290197000001'));
    expect(sms).toMatch(/117[^]*plaintes@cnin\.bj/);
    expect((await screenAfter(['1', '1'], around(''))).sms).not.toMatch(/117/);
  });

  test('never calls an unknown number safe', async () => {
    for (const path of [
      ['3', '0197000001'],
      ['0', '2', '3', '0197000001'],
      ['0', '6', '3', '0197000001'],
    ])
      expect((await screenAfter(path, around('', true, 'unknown'))).text).toMatch(
        /prouve rien|proves nothing/,
      );
  });
});
