import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outgoing } from '../message.ts';
import { ussdWords } from '../ussd/words.ts';
import { wordsOf } from '../words/index.ts';
import { cutTo, inGsm7, partsOf, placesOf } from './gsm7.ts';
import { messageIn } from './receive.ts';
import { shape } from './shape.ts';

const to = { id: '1', from: '+2290197000001', to: '+2290197000001', text: '', at: 0 };
const textOf = (said: Outgoing) => String(shape(said, to)[0]?.['text']);

describe('a text in seven bits', () => {
  test.each([
    ['Ça va être l’été… à Porto-Novo', "Ça va etre l'été... à Porto-Novo"],
    ['“Payez” – ou œuf', '"Payez" - ou oeuf'],
    ['ɖɛɔŋ ẹọṣ Ɖ', 'deong eos D'],
    ['5 000 F', '5 000 F'],
    ['😀 ok ‮', 'ok'],
  ])('%s is written %s', (text, written) => {
    expect(inGsm7(text)).toBe(written);
  });

  test('holds no sign that would double the price, whatever came in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = inGsm7(text);
        expect(inGsm7(written)).toBe(written);
        expect(placesOf(cutTo(written, 40))).toBeLessThanOrEqual(40);
      }),
    );
  });

  test('of 160 places is one message, and of one more two', () => {
    expect([160, 161, 306, 307].map((places) => partsOf('a'.repeat(places)))).toEqual([1, 2, 2, 3]);
    expect(partsOf('€'.repeat(80))).toBe(1);
    expect(partsOf('€'.repeat(81))).toBe(2);
  });
});

describe('an answer by text message', () => {
  const said = fc
    .record({
      paragraphs: fc.array(fc.string({ maxLength: 400 }), { maxLength: 6 }),
      first: fc.string({ maxLength: 600 }),
      question: fc.option(fc.string({ maxLength: 200 }), { nil: undefined }),
      buttons: fc.array(fc.record({ id: fc.string(), label: fc.string({ maxLength: 40 }) }), {
        maxLength: 8,
      }),
      notice: fc.constantFrom(undefined, wordsOf('fr').notice, wordsOf('en').notice),
      language: fc.constantFrom('fr' as const, 'en' as const),
      own: fc.array(fc.string({ maxLength: 120 }), { maxLength: 3 }),
      short: fc.option(fc.string({ maxLength: 300 }), { nil: undefined }),
    })
    .map(({ short, ...all }) => (short === undefined ? all : { ...all, short }));

  test('offers the questions that may have been meant, each whole, and says once that it is not sure', () => {
    const sentence =
      "Je ne suis pas sûr d'avoir compris. Choisissez la question la plus proche, ou dites-la autrement.";
    const labels = [
      "Faut-il appeler l'opérateur ou la banque ?",
      'Quels mots écrire à mes proches ?',
      'Que dire ?',
    ];
    const text = textOf({
      paragraphs: [sentence],
      first: sentence,
      question: sentence,
      buttons: labels.map((label, index) => ({ id: `asks:${index}`, label })),
      notice: undefined,
      language: 'fr',
    });
    expect(text.split('Je ne suis pas')).toHaveLength(2);
    for (const [index, label] of labels.entries()) expect(text).toContain(`${index + 1} ${inGsm7(label)}`);
  });

  test('is one of two parts at most, whatever is said', () => {
    fc.assert(
      fc.property(said, (each) => {
        expect(partsOf(textOf(each))).toBeLessThanOrEqual(2);
      }),
    );
  });

  test.each(['fr', 'en'] as const)('begins with what to do, and says whole who speaks, in %s', (language) => {
    const order = 'Raccrochez et ne donnez votre code à personne, même à un agent.';
    const question = "Avez-vous déjà envoyé de l'argent, donné un code ou envoyé vos papiers ?";
    const labels = ["Oui, de l'argent", 'Oui, un code', 'Oui, mes papiers', 'Non, rien', 'Je ne sais pas'];
    const first = `À faire maintenant :\n${order}`;
    const text = textOf({
      paragraphs: [first, 'Ce que vous racontez ressemble à une arnaque connue. '.repeat(4), question],
      first,
      question,
      buttons: labels.map((label) => ({ id: label, label })),
      notice: wordsOf(language).notice,
      language,
    });
    expect(text.startsWith(inGsm7(order))).toBe(true);
    expect(text).toContain(
      "1 Oui, de l'argent, 2 Oui, un code, 3 Oui, mes papiers, 4 Non, rien, 5 Je ne sais pas",
    );
    expect(text.endsWith(inGsm7(wordsOf(language).shortNotice))).toBe(true);
    expect(partsOf(text)).toBeLessThanOrEqual(2);
  });

  test('has whole lines of another language only where the verdict and the order have room beside them', () => {
    const [verdict, order] = ["Danger. C'est très probablement une arnaque.", 'Appelez votre opérateur.'];
    const said = (own: readonly string[], rest: string): Outgoing => ({
      paragraphs: [verdict, order, rest],
      first: verdict,
      question: undefined,
      buttons: [],
      notice: undefined,
      language: 'fr',
      own,
    });
    const wolof = ['Musiba. (*)', 'Daggal telefon bi léegi. (*)', '(*) Non relu.'];
    expect(textOf(said(wolof, 'x'.repeat(200)))).toBe(inGsm7([...wolof, verdict, order].join('\n')));
    const long = ['y'.repeat(250), '(*) Non relu.'];
    expect(textOf(said(long, ''))).toBe(inGsm7([verdict, order].join('\n')));
  });

  test('with the verdict says what to do and whom to call', () => {
    const [verdict, order] = ["Danger. C'est très probablement une arnaque.", 'Appelez votre opérateur.'];
    const text = textOf({
      paragraphs: [verdict, `À faire maintenant :\n${order}`, 'Ils vont sûrement vous dire : '.repeat(20)],
      first: verdict,
      question: undefined,
      buttons: [{ id: 'what-now', label: 'Que faire maintenant ?' }],
      notice: undefined,
      language: 'fr',
    });
    expect(text).toBe(`${inGsm7(verdict)}\n${inGsm7(order)}\nPolice républicaine 117, CNIN plaintes@cnin.bj`);
  });

  test.each(['fr', 'en'] as const)('of our own words fits two parts, in %s', (language) => {
    const sentences = Object.values(wordsOf(language)).filter((each) => typeof each === 'string');
    const { stepsSent, stepsCode } = ussdWords(language);
    for (const sentence of [...sentences, stepsSent, stepsCode])
      expect(partsOf(inGsm7(sentence)), sentence).toBeLessThanOrEqual(2);
  });
});

test('a call that is no message brings none, whatever it holds', () => {
  fc.assert(
    fc.property(fc.constantFrom('africas-talking', 'twilio', 'http'), fc.jsonValue(), (provider, body) => {
      expect(() => messageIn(provider as 'http', body, 0)).not.toThrow();
    }),
  );
  expect(messageIn('http', { id: '1', from: '+22901', text: 'x' }, 0)).toBeUndefined();
});
