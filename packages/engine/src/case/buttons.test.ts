import { describe, expect, it } from 'vitest';
import { NEW_CASE, restoreCase, step } from '../../node/cases.ts';
import { CASE_LANGUAGES } from './locales/index.ts';
import type { CaseStep } from './speaking.ts';
import { say } from './speech/reply.ts';
import { en } from './topics/labels/en.ts';
import { fr } from './topics/labels/fr.ts';
import { pcm } from './topics/labels/pcm.ts';

const STORIES = {
  danger: "quelqu'un qui dit être de MTN me demande mon code secret au téléphone pour annuler un transfert",
  paid: "un recruteur m'a fait payer 40 000 par mtn pour un emploi au Canada et il ne répond plus",
  images: "un garçon sur facebook a ma video nue et demande 150 000 sinon il l'envoie à ma famille",
  calm: "mon frère m'a envoyé 20 000 pour l'école, je l'ai appelé sur son numéro, il a confirmé, l'argent est sur mon solde, on ne me demande rien",
  unknown: "une vendeuse que je ne connais pas vend des tissus sur facebook, je n'ai rien payé",
} as const;

/** A talk up to its verdict, without an answer to any question. */
function judged(story: string, language: (typeof CASE_LANGUAGES)[number] = 'fr'): CaseStep {
  let last = step(NEW_CASE, story, { language });
  for (let turn = 0; last.state.phase !== 'completed' && turn < 8; turn += 1)
    last = step(last.state, 'je ne sais pas', { language });
  return last;
}

describe('the buttons under a verdict', () => {
  const { state } = judged(STORIES.danger);
  it.each(CASE_LANGUAGES)('mean the same by number and by label, in %s', (language) => {
    const inLanguage = { ...state, language };
    const { reply } = step(inLanguage, 'merci', { language });
    expect(reply.replies.map(({ id }) => id)).toEqual(['what-now', 'why', 'what-will-they-say', 'restart']);
    const notUnderstood = (['did-you-mean', 'no-answer', 'say-more'] as const).map(
      (id) => say(language, id).text,
    );
    for (const [index, { label }] of reply.replies.entries()) {
      const byLabel = step(inLanguage, label, { language }).reply.parts;
      expect(step(inLanguage, String(index + 1), { language }).reply.parts).toEqual(byLabel);
      expect(notUnderstood).not.toContain(byLabel[0]?.text);
    }
  });
});

describe.each(Object.entries(STORIES))('a question from a button is answered: %s', (_, story) => {
  const { state } = judged(story);
  it.each([...Object.values(fr), ...Object.values(en), ...Object.values(pcm)])('%s', (label) => {
    const { reply } = step(state, label, { language: 'fr' });
    expect(reply.parts.length).toBeGreaterThan(0);
    expect(reply.parts.map(({ text }) => text)).not.toContain(say('fr', 'did-you-mean').text);
  });
});

it('a stored case with unknown questions begins anew', () => {
  const { state } = judged(STORIES.danger);
  for (const near of [
    ['constructor'],
    ['zzz'],
    ['despair'],
    'pay',
    [1],
    ['pay', 'pay'],
    ['pay', 'go', 'tell', 'sure'],
  ])
    expect(restoreCase({ ...state, near })).toEqual(NEW_CASE);
  expect(restoreCase({ ...state, near: ['pay'] })).toEqual({ ...state, near: ['pay'] });
});

describe('a touched question is answered by its topic, not by the words on its button', () => {
  const PAID = "un recruteur m'a fait payer 60 000 par mtn pour un emploi au Canada et il ne répond plus";
  it.each([fr.bank, en.bank, pcm.bank])('who paid by mobile money is sent to the operator: %s', (label) => {
    const said = step(judged(PAID).state, label, { language: 'fr' }).reply.parts.map(({ text }) => text);
    expect(said.join(' ')).toMatch(/opérateur|network|operator/);
    expect(said.join(' ')).not.toMatch(/Appelez votre banque|Call your bank/);
  });
});

it.each(['je meurs', 'adieu tout le monde je veux mourir'])('thoughts of dying stand alone: %s', (text) => {
  const { reply } = step(judged(STORIES.images).state, text, { language: 'fr' });
  expect(reply.replies.filter(({ id }) => id.startsWith('asks:'))).toEqual([]);
  expect(reply.parts.map((part) => part.text).join(' ')).toMatch(/Ce que vous vivez|personne de confiance/);
});

it('where it is only a doubt, nobody is told to block anybody', () => {
  const caution = judged(
    "une vendeuse que je n'ai jamais vue demande une avance de 15 000 pour des tissus moins chers",
  );
  expect(caution.state.said).toContain('verdict:caution');
  for (const label of Object.values(fr)) {
    const said = step(caution.state, label, { language: 'fr' }).reply.parts.map(({ text }) => text);
    expect(said.join(' ')).not.toMatch(/bloquez ce contact/);
  }
});

it('nobody is told not to dial the code of their own balance', () => {
  const { state } = judged(STORIES.danger);
  const said = (text: string) =>
    step(state, text, { language: 'fr' })
      .reply.parts.map((part) => part.text)
      .join(' ');
  expect(said('elle dit de composer *155*1*2# c’est bon ou pas')).toMatch(/Ne composez pas/);
  expect(said('je peux composer *880# pour voir mon solde ?')).not.toMatch(/Ne composez pas/);
});
