import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../../node/cases.ts';
import { action } from '../speech/reply.ts';

const textsOf = (language: 'fr' | 'en', ...messages: readonly string[]): readonly string[] => {
  let last = step(NEW_CASE, messages[0] ?? '', { language });
  for (const message of messages.slice(1)) last = step(last.state, message, { language });
  return last.reply.parts.map(({ text }) => text);
};

it.each([
  ['fr', 'la gare me demande le code du colis pour me remettre le carton'],
  ['fr', 'le livreur est devant ma porte avec mon colis, il veut le code de 4 chiffres'],
  ['en', 'a rider from jumia is at my gate with my blender and asks for the code they texted me'],
] as const)('a code of a parcel is given face to face: %s, %s', (language, text) => {
  expect(textsOf(language, text)).toContain(action(language, 'code-on-delivery').text);
});

it.each([
  ['fr', "un agent mtn m'appelle et demande le code que j'ai reçu par sms"],
  ['en', 'a man from the bank calls me and asks for the code they sent me'],
] as const)('no code is given to who calls: %s, %s', (language, text) => {
  expect(textsOf(language, text)).not.toContain(action(language, 'code-on-delivery').text);
});

it('a code of WhatsApp is given to nobody, whatever was fetched before', () => {
  const said = textsOf(
    'fr',
    "le livreur est venu avec mon colis que j'ai commandé, il a demandé le code de 4 chiffres du sms",
    'Oui',
    'et si c’était un code whatsapp, je le donne aussi ?',
  );
  expect(said).toContain(action('fr', 'do-not-share-code').text);
});
