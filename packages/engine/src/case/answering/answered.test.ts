import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../../node/cases.ts';
import type { CaseLanguage } from '../locales/index.ts';
import { action, say } from '../speech/reply.ts';

const talk = (language: CaseLanguage, ...messages: readonly string[]): readonly string[] => {
  let last = step(NEW_CASE, messages[0] ?? '', { language });
  for (const message of messages.slice(1)) last = step(last.state, message, { language });
  return last.reply.parts.map(({ text }) => text);
};

const POLICE =
  "une lettre d'Interpol par mail dit que je suis poursuivi, je dois payer 850 000 par Western Union avant vendredi ou on m'arrête, ne rien dire à personne";
const PARENT =
  'my brother sent me 200 cedis for school fees on MoMo, I called him on his usual number, he confirmed it, the balance is right, nobody asks anything of me';

describe('after a danger', () => {
  it.each([
    ['Faut-il payer ?', 'no', action('fr', 'do-not-pay').text],
    ['Dois-je leur répondre ?', 'no', action('fr', 'stop-talking').text],
    ['je peux supprimer les messages', 'no', action('fr', 'keep-evidence').text],
    ['est-ce que je dois porter plainte', 'yes', action('fr', 'go-to-police').text],
    ['dois-je appeler ma banque maintenant ?', 'yes', action('fr', 'call-bank').text],
    ['ils veulent la photo de mon passeport, je leur envoie ?', 'no', say('fr', 'send-no-papers').text],
  ] as const)('a yes or no is said, with what to do instead: %s', (question, lead, rest) => {
    const said = talk('fr', POLICE, question);
    expect(said).toContain(say('fr', lead).text);
    expect(said).toContain(rest);
  });

  it('refuses whoever offers to get it back, though they ask for a code', () => {
    const said = talk(
      'fr',
      'on a volé mon whatsapp hier et il demande de l’argent à mes amis',
      'quelqu’un me propose sur facebook de récupérer mon whatsapp si je lui donne le code, c’est bon ?',
    );
    expect(said).toContain(action('fr', 'refuse-recovery').text);
    expect(said).toContain(action('fr', 'do-not-share-code').text);
  });

  it('says what threats are for', () => {
    expect(talk('fr', POLICE, "vont-ils vraiment venir m'arrêter ?").join(' ')).toMatch(/menace/);
  });

  it('does not say twice that the advice stands', () => {
    const said = talk('fr', POLICE, 'mon voisin a une moto rouge', 'il fait chaud ici');
    expect(said.filter((text) => text === say('fr', 'still').text)).toHaveLength(0);
  });

  it('hears a loss that is told with a question', () => {
    const said = talk('fr', POLICE, "j'ai déjà payé 50 000 par moov, je dois payer le reste ?");
    expect(said).toContain(action('fr', 'call-operator').text);
  });
});

it('lets an honest matter go on', () => {
  const said = talk('en', PARENT, 'so can I spend the money?');
  expect(said).toContain(action('en', 'help-as-known').text);
  expect(said).not.toContain(say('en', 'no').text);
});

it.each([
  'dois-je donner le code secret à l’agent ?',
  'je lui donne le code ou pas',
  'should I give him the code?',
])('never says yes to a code, whatever was told: %s', (question) => {
  for (const story of [POLICE, PARENT, 'bonjour']) {
    const said = talk('fr', story, question);
    for (const language of ['fr', 'en'] as const) expect(said).not.toContain(say(language, 'yes').text);
  }
});

it('is no question of a story that tells what must be paid', () => {
  const [first] = talk('fr', POLICE);
  expect(first).not.toBe(say('fr', 'no').text);
});

it('answers anything, and never with an empty line', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (question) => {
      for (const text of talk('fr', POLICE, question)) expect(text.trim()).not.toBe('');
    }),
  );
});

it('says again who to be with to who is in despair, and never only that nothing changed', () => {
  const said = talk(
    'fr',
    'ils ont envoyé ma photo à tout le monde pour 22 000, j’ai payé et ça continue, je préfère mourir',
    'j’y pense la nuit, ma tête chauffe',
  );
  expect(said).toContain(action('fr', 'stay-with-somebody').text);
  expect(said).not.toContain(say('fr', 'still').text);
});

it('speaks of no link where a bag is to be opened', () => {
  const said = talk(
    'fr',
    'un bokonon me demande 120 000 pour multiplier l’argent dans un sac fermé, il dit que mes enfants mourront',
    'je peux ouvrir le sac ?',
  );
  expect(said).not.toContain(action('fr', 'do-not-open').text);
});

it('does not give the same order twice in one reply', () => {
  const said = talk('fr', 'c’est urgent la dame de uba attend le code otp, je donne ?');
  const order = action('fr', 'do-not-share-code').text;
  expect(said.filter((text) => text === order)).toHaveLength(1);
});

it('takes what is only supposed for nothing that was told', () => {
  const [before, after] = ['merci', 'If another text comes with a different account, what then?'].map(
    (text) => step(step(NEW_CASE, PARENT, { language: 'en' }).state, text, { language: 'en' }),
  );
  expect(after?.state.facts).toEqual(before?.state.facts);
});

it('sends nobody who is threatened to whoever threatens', () => {
  const said = talk(
    'fr',
    'une fille me fait chanter elle a ma vidéo elle veut 20000 sinon elle envoie à tout le monde',
    '14 an',
    'et maintenant ?',
  );
  expect(said).not.toContain(action('fr', 'call-known-number').text);
  expect(said).toContain(action('fr', 'tell-an-adult').text);
});

it('lets nobody refuse a courier the code of their delivery, and lets nobody give it by phone', () => {
  const said = talk(
    'fr',
    "j'ai commandé des chaussures sur jumia, le livreur me demande les 4 chiffres reçus par sms, est-ce que je donne ?",
  );
  expect(said).toContain(action('fr', 'code-on-delivery').text);
  expect(said).not.toContain(action('fr', 'do-not-share-code').text);
});

it('says whom to be with to who thinks of "bêtises" after a verdict', () => {
  const said = talk(
    'fr',
    "une fille sur facebook a ma vidéo nue et demande 100 000 sinon elle l'envoie à mes amis",
    'non, je n’ai rien donné',
    'je dors pas depuis hier, je pense à des bêtises',
  );
  expect(said).toContain(action('fr', 'stay-with-somebody').text);
});
