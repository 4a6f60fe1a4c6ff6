import { describe, expect, it } from 'vitest';
import { contributionsIn } from '../contributions.ts';
import { nameOf } from './fact.ts';
import { factsIn } from './read-facts.ts';

const namesIn = (text: string) => factsIn(text).map(nameOf);
/** Every pair of two lists. */
const pairs = (ones: readonly string[], others: readonly string[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));

describe('what is gone, in ordinary words', () => {
  it.each(
    pairs(
      ['jé anvoyé', 'jlui ai filé', 'g balancé', "on m'a fait envoyer", 'jlui é donné', 'je viens de payer'],
      ['10 mil', '25000', '30 000 f'],
    ),
  )('%s %s', (deed, sum) => {
    expect(namesIn(`${deed} ${sum} hier`)).toContain('done:money');
  });

  it.each(
    pairs(
      ['i use momo push', 'I drop', 'they made me send', 'I carry', 'i did the payment of'],
      ['350 cedis', '70k', '20,000 naira'],
    ),
  )('%s %s', (deed, sum) => {
    expect(namesIn(`${deed} ${sum} give am`)).toContain('done:money');
  });

  it.each([
    ['le monsieur a pris mes 35 mil', 'done:money'],
    ['dem chop my 20k', 'done:money'],
    ['ma tante a vidé son compte pour lui', 'done:money'],
    ['jlui é lu le code', 'done:code'],
    ['je lui ai communiqué mon mot de passe', 'done:password'],
    ['the code came, i typed it inside the app', 'done:code'],
    ['le code, je l’ai tapé dans leur appli', 'done:code'],
    ['he ask for my otp i call am for him', 'done:code'],
    ['I snapped my passport for him', 'done:papers'],
    ["il ma fait telecharger une appli pr partager l'ecran", 'done:app'],
    ['jme sui filmé', 'done:images'],
  ])('“%s” tells %s', (text, fact) => {
    expect(namesIn(text)).toContain(fact);
  });

  it.each([
    'MTN a envoyé un code',
    'Google a envoyé un code hier',
    'facebook sent a code',
    'envoyé moi 5000',
    'je vais lui filer 25000',
    'they want to make me send 20k',
    'I will drop 70k tomorrow',
  ])('nothing is gone by “%s”', (text) => {
    expect(namesIn(text).filter((fact) => fact.startsWith('done:'))).toEqual([]);
  });
});

describe('who wrote', () => {
  it.each(
    pairs(
      ['Facebook', 'WhatsApp', 'google', 'Instagram', 'tiktok'],
      [
        "m'a écrit que mon compte sera fermé",
        'sent me a message',
        'say make i click link',
        'ma envoyé un sms',
      ],
    ),
  )('is the platform: %s %s', (platform, says) => {
    expect(namesIn(`${platform} ${says}`)).toContain('says:is-support');
  });

  it.each([
    'une fille sur Facebook m’a écrit',
    'my friend on whatsapp sent me a link',
    'un gars m’a écrit sur whatsapp',
  ])('is not the platform on which they write: %s', (text) => {
    expect(namesIn(text)).not.toContain('says:is-support');
  });
});

describe('what only sounds like a check', () => {
  it.each(
    pairs(['your', 'his', 'the', 'a', 'votre', 'un', 'son', 'ton'], ['contact', 'call', 'appel', 'demande']),
  )('a noun: “I got %s %s”', (determiner, noun) => {
    expect(namesIn(`I got ${determiner} ${noun} from Linda`)).not.toContain('true:verified');
    expect(namesIn(`j'ai eu ${determiner} ${noun} de Linda`)).not.toContain('true:verified');
  });

  it.each(['they say make i verify my page', 'je veux vérifier ma page', 'I want to check my page'])(
    'nothing is checked yet: %s',
    (text) => {
      expect(namesIn(text)).not.toContain('true:verified');
    },
  );

  it.each(["je l'ai appelé", 'i called him', 'I checked at the office'])('a check stays one: %s', (text) => {
    expect(namesIn(text)).toContain('true:verified');
  });
});

it.each([
  'Hello, I got your contact from Linda, she said you are looking for work.',
  "Bonjour, j'ai eu votre numéro par une amie, vous cherchez un travail ?",
])('reads as others’ words how a stranger begins: %s', (text) => {
  expect(contributionsIn(text).map(({ form }) => form)).toEqual(['quoted']);
});
