import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';
import type { CaseLanguage } from './locales/index.ts';
import { action, say } from './speech/reply.ts';

const talk = (language: CaseLanguage, ...messages: readonly string[]) => {
  let last = step(NEW_CASE, messages[0] ?? '', { language });
  for (const message of messages.slice(1)) last = step(last.state, message, { language });
  return { ...last, texts: last.reply.parts.map(({ text }) => text) };
};

describe('what is asked besides the matter', () => {
  it.each([
    ['est-ce que c’est anonyme ici ?', 'is-private'],
    ["svp n'appelez pas mes parents", 'is-private'],
    ['on peut localiser le numéro du voleur ?', 'cannot-trace'],
    ['est-ce que je peux récupérer mes sous ?', 'not-promised'],
    ['on va aller casser sa boutique', 'no-revenge'],
    ["est-ce qu'ils peuvent m'arrêter ?", 'not-guilty'],
  ] as const)('is answered: %s', (text, id) => {
    expect(talk('fr', text).texts).toContain(say('fr', id).text);
  });

  it.each([
    ['can you track him?', 'cannot-trace'],
    ['will I get my money back?', 'not-promised'],
    ['can they arrest me for this?', 'not-guilty'],
  ] as const)('is answered after the verdict too: %s', (text, id) => {
    const story =
      'a man I do not know said he sent 500 cedis by mistake, my balance is the same, I sent 500 back to him by MTN';
    expect(talk('en', story, text).texts).toContain(say('en', id).text);
  });

  it('is not answered where others say it', () => {
    expect(talk('fr', 'il dit que c’est confidentiel et que je dois payer 20 000').texts).not.toContain(
      say('fr', 'is-private').text,
    );
  });
});

describe('orders fit who gets them', () => {
  it('go to the bank for whoever lost a code of a bank', () => {
    const { texts } = talk(
      'en',
      'a woman of First Bank called, I gave her the otp and money left my account at First Bank',
    );
    expect(texts).toContain(action('en', 'call-bank').text);
    expect(texts).not.toContain(action('en', 'change-code').text);
  });

  it('put the threat before the money', () => {
    const { texts } = talk(
      'fr',
      "une fille de facebook menace d'envoyer ma vidéo à ma famille, j'ai déjà payé 30 000 par moov et elle veut encore",
    );
    const [threat, money] = [action('fr', 'do-not-give-in').text, action('fr', 'call-operator').text];
    expect(texts.indexOf(threat)).toBeGreaterThanOrEqual(0);
    expect(texts.indexOf(threat)).toBeLessThan(texts.indexOf(money) < 0 ? Infinity : texts.indexOf(money));
  });

  it('tell nobody to keep what they sent back', () => {
    const { texts } = talk(
      'fr',
      "j'ai renvoyé les 15 000 qu'il disait avoir envoyés par erreur, mon solde n'avait pas changé",
    );
    expect(texts).not.toContain(action('fr', 'do-not-send-back').text);
  });

  it('tell whoever is to install a file to leave it', () => {
    const { state } = talk(
      'fr',
      "un contact m'a envoyé un fichier apk, il dit d'installer sinon mon compte moov sera fermé",
    );
    expect(state.facts).toContain('asked:app');
    expect(state.facts).not.toContain('true:account-lost');
  });
});

it('shows a child nothing of what else they will hear', () => {
  const { reply, texts } = talk(
    'fr',
    'un gars de snap menace de publier ma photo si je ne paye pas 20 000',
    "j'ai 15 ans",
  );
  expect(reply.outcome?.verdict).toBe('danger');
  expect(texts).not.toContain(say('fr', 'they-will-say').text);
});

it('takes the wallet that somebody names for no caller', () => {
  const { state } = talk(
    'fr',
    "j'ai payé 40 000 d'avance à un vendeur de facebook, il m'a bloqué",
    'moov money',
  );
  expect(state.facts).not.toContain('says:is-operator');
});

describe('after the verdict', () => {
  const HONEST =
    "ma soeur me demande 10 000 pour le marché, je l'ai appelée sur son numéro habituel et c'est bien elle";

  it('offers nobody what "they" will say who was warned of nobody', () => {
    const calm = talk('fr', HONEST);
    expect(calm.reply.replies.map(({ id }) => id)).toEqual(['what-now', 'why', 'restart']);
  });

  it('says that a question has no sure answer here, and does not note it', () => {
    const { texts } = talk('fr', HONEST, 'est-ce que Sadio joue ce soir au stade ?');
    expect(texts).toContain(say('fr', 'no-answer').text);
    expect(texts).not.toContain(say('fr', 'still').text);
  });
});

describe('what strangers met after a verdict', () => {
  const IMAGES = "un garçon sur facebook a ma video nue et demande 150 000 sinon il l'envoie à ma famille";

  it('who asks the other why is not told our reasons', () => {
    const { texts } = talk(
      'fr',
      IMAGES,
      "non, je n'ai rien donné",
      'je peux au moins lui demander pourquoi ?',
    );
    expect(texts.join(' ')).not.toMatch(/ressemble à des messages/);
  });

  it('what would be if changes no verdict', () => {
    const { texts } = talk(
      'fr',
      'ma soeur vend un terrain à un voisin, il y a un procès, je n’ai rien payé',
      "et si elle gagne le procès et que j'avais acheté chez lui ?",
    );
    expect(texts.join(' ')).not.toMatch(/change mon avis|bloquer la somme/);
  });
});
