import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../../node/cases.ts';
import { type CaseLanguage, entry } from '../locales/index.ts';
import type { SayWording } from '../locales/wording.ts';
import { action, say } from '../speech/reply.ts';
import { fr as particulars } from '../topics/particulars/fr.ts';

const talk = (language: CaseLanguage, ...messages: readonly string[]): readonly string[] => {
  let last = step(NEW_CASE, messages[0] ?? '', { language });
  for (const message of messages.slice(1)) last = step(last.state, message, { language });
  return last.reply.parts.map(({ text }) => text);
};

const PAID =
  "un monsieur de facebook m'a promis un gain de 300 000 par jour, j'ai envoyé 60 000 par mtn ce matin et il demande encore 40 000 pour débloquer le retrait";
const UNPAID =
  "une lettre d'Interpol par mail dit que je suis poursuivi, je dois payer 850 000 par Western Union avant vendredi ou on m'arrête, ne rien dire à personne";
const HONEST =
  'my brother sent me 200 cedis for school fees on MoMo, I called him on his usual number, he confirmed it, the balance is right, nobody asks anything of me';

describe('after a danger', () => {
  it.each<readonly [string, keyof SayWording]>([
    ['mais il a des preuves', 'proves-nothing'],
    ['mais mes amis ont déjà gagné et retiré', 'paid-at-first'],
    ['comment ils connaissaient mon nom ?', 'how-known'],
    ['vous êtes un robot ou une vraie personne ?', 'who-we-are'],
    ['je demande un crédit à ma tante pour payer le reste ?', 'do-not-borrow'],
    ['j’ai honte, je suis bête', 'no-shame'],
    ['j’attends encore un peu ?', 'do-not-wait'],
    ['quel est le numéro du service client ?', 'where-number'],
  ])('answers %s', (question, id) => {
    expect(talk('fr', PAID, question)).toContain(say('fr', id).text);
  });

  it.each<readonly [string, keyof typeof particulars]>([
    ['mais il m’a montré un contrat avec tampon', 'stamped'],
    ['mais ils ont un vrai bureau à Akpakpa avec secrétaire', 'rented-office'],
    ['et si je donne juste la moitié d’abord', 'part-is-lost'],
    ['comment je dis ça à mon mari', 'tell-partner'],
    ['la banque est fermée, j’attends lundi ?', 'office-closed'],
  ])('answers %s, with what is known of the thing', (question, id) => {
    expect(talk('fr', PAID, question)).toContain(particulars[id]);
  });

  it('looks at what is gone: who paid hears whom to call, who did not is told to pay nothing', () => {
    const question = 'est-ce que je peux récupérer quelque chose ?';
    expect(talk('fr', PAID, 'c’est trop tard pour récupérer mon argent ?').join(' ')).toMatch(
      /opérateur|bloqu/,
    );
    expect(talk('fr', UNPAID, question)).not.toContain(action('fr', 'call-operator').text);
  });
});

it.each(['est-ce que le guichet ouvre samedi ?', 'ça coûte combien là-bas ?'])(
  'does not pretend to know what only the office knows: %s',
  (question) => {
    const said = talk('fr', HONEST, question).join(' ');
    expect(said).not.toContain(say('fr', 'yes').text);
    expect(said).not.toMatch(/arnaque/);
  },
);

it('keeps who wants to die among people, in whatever words', () => {
  expect(talk('en', PAID, 'I no fit continue, make I just die')).toContain(
    action('pcm', 'stay-with-somebody').text,
  );
});

describe('what judges of talks found wrong', () => {
  const THREATENED =
    'une fille de facebook a ma vidéo nue, elle veut 30 000 sinon elle envoie à tous mes contacts';

  it('does not say yes to who fears what happens if they block', () => {
    const said = talk('fr', THREATENED, 'si je la bloque elle va envoyer direct non');
    expect(said).not.toContain(say('fr', 'yes').text);
  });

  it('hears who wants to disappear', () => {
    expect(talk('fr', THREATENED, 'je veux disparaitre')).toContain(action('fr', 'stay-with-somebody').text);
  });

  it('says no plain no where it is not sure what is asked', () => {
    expect(talk('fr', PAID, 'et la carte que j’ai montrée au guichet hier soir là')).not.toContain(
      say('fr', 'no').text,
    );
  });

  it.each(['c’est une bonne personne', 'elle a deux enfants et un chien'])(
    'makes no danger of a few words that tell nothing: %s',
    (remark) => {
      const doubt = 'mon amie me demande de cotiser 2000 pour un cadeau';
      let last = step(NEW_CASE, doubt, { language: 'fr' });
      for (let turn = 0; turn < 4 && last.state.phase === 'collecting'; turn += 1)
        last = step(last.state, 'je ne sais pas', { language: 'fr' });
      const verdict = last.reply.outcome?.verdict;
      expect(verdict).not.toBe('danger');
      expect(step(last.state, remark, { language: 'fr' }).reply.outcome?.verdict ?? verdict).toBe(verdict);
    },
  );

  it('does not tell who gave the code to give it to nobody', () => {
    const said = talk(
      'fr',
      "un agent MTN m'a appelé hier, j'ai donné le code et 50 000 sont partis de mon momo",
    );
    expect(said).not.toContain(action('fr', 'do-not-share-code').text);
  });
});

describe('what strangers were told wrong', () => {
  it('lets who takes their account back type the code that came to them', () => {
    const said = talk(
      'fr',
      "mon whatsapp est volé, il demande de l'argent à mes contacts",
      'Je reinstalle whatsapp et il va demander un code, je met ce code ou pas ?',
    );
    expect(said).toContain(action('fr', 'type-code-yourself').text);
    expect(said).not.toContain(say('fr', 'no').text);
  });

  it('tells nobody to go on paying who asks what if the number changes', () => {
    const said = talk('en', HONEST, 'and if one day the number changes, what should I do?');
    expect(said).not.toContain(action('en', 'help-as-known').text);
    expect(said).toContain(say('en', 'if-it-changes').text);
  });

  it('speaks of no threat where nobody threatens', () => {
    const said = talk(
      'fr',
      "mon fils m'écrit d'un nouveau numéro, il est à l'hôpital et il faut 45 000 vite par moov",
      "et s'il est vraiment malade et moi j'envoie pas ?",
    );
    expect(said).not.toContain(say('fr', 'empty-threat').text);
  });

  it('keeps the sum that went beside a code that was given', () => {
    const { reply } = step(NEW_CASE, "j'ai donné mon code secret maintenant 87000 est sorti aidez moi", {
      language: 'fr',
    });
    expect(reply.isSecretHidden).toBe(false);
    expect(reply.exposures).toContain('money');
  });

  it.each(['mon code secret 4821 est parti chez lui', 'j’ai donné mon code 482100'])(
    'still hides a secret: %s',
    (text) => {
      expect(step(NEW_CASE, text, { language: 'fr' }).reply.isSecretHidden).toBe(true);
    },
  );
});

describe('where no answer is known', () => {
  const ROMANCE =
    'depuis trois mois je parle avec Marc, un ingénieur français sur une plateforme, jamais vu ; il dit que son colis est bloqué à la douane et demande 380 000';
  const TRICK = entry('fr', 'scams', 'romance').value.trick;

  it('tells how the trick works, once', () => {
    const questions = [
      'la lune est belle chez lui ce soir dit-il encore',
      'le bateau est bleu et grand comme la mer',
    ];
    let last = step(NEW_CASE, ROMANCE, { language: 'fr' });
    for (let turn = 0; turn < 4 && last.state.phase === 'collecting'; turn += 1)
      last = step(last.state, 'je ne sais pas', { language: 'fr' });
    const replies = questions.map((question) => {
      last = step(last.state, question, { language: 'fr' });
      return last.reply.parts.map(({ text }) => text);
    });
    expect(replies.filter((texts) => texts.includes(TRICK))).toHaveLength(1);
  });

  it('hears when it was: what went yesterday can still be blocked', () => {
    expect(talk('fr', PAID, 'ct hier soir').join(' ')).not.toContain(say('fr', 'say-more').text);
  });
});

describe('what is not asked with a yes or no', () => {
  it.each([
    'Will the bank return my money?',
    'la banque va me rendre les 60 000 ?',
    'je vais perdre tout ?',
    'danger ?',
  ])('gets none: %s', (question) => {
    const said = [...talk('fr', PAID, question), ...talk('en', PAID, question)];
    for (const language of ['fr', 'en'] as const)
      for (const lead of ['yes', 'no', 'not-yet'] as const)
        expect(said).not.toContain(say(language, lead).text);
  });

  it('tells nobody whose code is gone to leave their own money where it is', () => {
    const said = talk(
      'fr',
      'un agent moov m’a appelé ce matin et je lui ai donné mon code secret, il reste 64 000 sur mon compte',
      'j’attends ou je retire mon argent tout de suite ?',
    );
    expect(said).not.toContain(say('fr', 'touch-nothing').text);
  });
});
