import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConversation } from '../reading/conversation-reading.ts';
import { isClass, maskedText } from './masked-text.ts';
import { modelTokens } from './model-tokens.ts';

function masked(text: string): string {
  const reading = readConversation(text, {});
  return maskedText(reading, modelTokens(reading));
}

/** The masked text, with one visible sign for any class. */
const shown = (text: string) =>
  Array.from(masked(text), (sign) => (isClass(sign.charCodeAt(0)) ? '▮' : sign)).join('');

test.each([
  ['Cliquez sur https://a.bj/x?y=1 vite !', 'Cliquez sur ▮ vite !'],
  ['Écrivez à aide@exemple.bj', 'Écrivez à ▮'],
  ['MTN : 5 000 F reçus de 0197000000.', 'MTN : ▮ reçus de ▮.'],
  ['Regarde https://youtu.be/cZQ6kofF1U4 avant 18h, ou sgg.gouv.bj', 'Regarde  avant ▮, ou '],
  ['L’été 🎁 commence', 'L’été ▮ commence'],
  ['Nothing to hide here', 'Nothing to hide here'],
  ['', ''],
])('%j keeps its style, and what it names is masked', (text, expected) => expect(shown(text)).toBe(expected));

test('what software has masked is the same as what people wrote', () => {
  expect(masked('Votre colis : <URL>')).toBe(masked('Votre colis : https://colis.example/a'));
  expect(masked('Bonjour <NOM>, merci')).toBe('Bonjour , merci');
});

test('any text is accepted, and grows by no more than the sign of a link that was cut off', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(masked(text).length).toBeLessThanOrEqual(text.length + 1);
    }),
  );
});
