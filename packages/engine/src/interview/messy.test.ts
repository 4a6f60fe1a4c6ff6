import { describe, expect, it } from 'vitest';
import { answerOf } from './answer.ts';
import type { InterviewLanguage } from './locales/index.ts';
import { NEW_INTERVIEW } from './state.ts';
import { type InterviewStep, step } from './step.ts';

/** Says one thing after the other, and gives every answer. */
function talk(said: readonly string[], language: InterviewLanguage = 'fr'): InterviewStep[] {
  const steps: InterviewStep[] = [];
  for (const message of said) steps.push(step(steps.at(-1)?.state ?? NEW_INTERVIEW, message, { language }));
  return steps;
}
const last = (said: readonly string[], language?: InterviewLanguage) =>
  talk(said, language).at(-1) as InterviewStep;
const spoken = ({ reply }: InterviewStep) => reply.parts.map(({ text }) => text).join('\n');

const BLACKMAIL =
  "il menace de publier mes photos nues si je paie pas 50000 ce soir j'ai 16 ans je veux mourir";

describe('somebody who is blackmailed', () => {
  it('and speaks of dying is answered to that first, however much else stands in the message', () => {
    expect(spoken(last([BLACKMAIL]))).toMatch(/^Ce que vous vivez est très dur/);
  });

  it('and is a child is sent to an adult and the police, and never told to call the blackmailer', () => {
    const { reply } = last([BLACKMAIL, 'non', 'oui']);
    const { state } = last([BLACKMAIL, 'non']);
    expect(state.answers['under-18']).toBe('yes');
    const advice = last([BLACKMAIL, 'non']).reply.outcome?.recommendations.map(({ text }) => text) ?? [];
    expect(advice[0]).toMatch(/adulte de confiance/);
    expect(advice[1]).toMatch(/Ne payez pas et ne cédez pas/);
    expect(advice.join()).not.toMatch(/numéro que vous aviez déjà/);
    expect(reply.parts.length).toBeGreaterThan(0);
  });

  it.each(["j'ai 16 sacs à vendre, il me menace", "il me menace depuis que j'ai 15 jours de retard"])(
    'is no child for %j',
    (message) => expect(last([message]).state.answers['under-18']).toBeUndefined(),
  );
});

describe('signs alone are words', () => {
  it.each([
    ['👎', 'nothing'],
    ['👍', 'something-else'],
    ['🤷', 'nothing'],
  ])('%s', (sign, reply) => expect(last(['bonjour', sign]).state.answers.safety).toBe(reply));

  it('and a cry is heard', () => expect(spoken(last(['😭😭😭']))).toMatch(/Respirez/));

  it('beside words they say nothing', () =>
    expect(last(['bonjour', 'rien encore 👍']).state.answers.safety).toBe('nothing'));
});

describe('yes and no in the languages in which is asked', () => {
  it.each([
    ['yo', 'bẹẹni', 'something-else'],
    ['yo', 'rara', 'nothing'],
    ['wo', 'déedéet', 'nothing'],
    ['wo', 'waaw', 'something-else'],
  ] as const)('%s: %s', (language, answer, reply) =>
    expect(last(['bonjour', answer], language).state.answers.safety).toBe(reply),
  );
});

describe('Pidgin', () => {
  it('of money that is gone is understood', () =>
    expect(last(['I don send money 20k to one yahoo boy'], 'en').state.exposures).toEqual(['money']));

  it('of money that is not gone is not taken for it', () =>
    expect(last(["I don't send money to anybody"], 'en').state.exposures).toEqual([]));

  it('of a false agent is understood, and what he wants is not given', () => {
    const said = ['Abeg one man call me say e be from MTN, e wan make I give am my PIN'];
    expect(last(said, 'en').state).toMatchObject({ proposed: 'fake_agent', exposures: [] });
  });

  it('of a code that is given is understood', () =>
    expect(last(['I don give am my PIN'], 'en').state.exposures).toEqual(['code']));

  it('asking what to do is answered', () =>
    expect(spoken(last(['I don send money 20k', 'wetin I go do now'], 'en'))).toContain(
      'their official number',
    ));
});

describe('what is only asked for is not gone', () => {
  it.each(["je veux de l'argent", 'il demande mon code', 'he wants money'])('%s', (message) =>
    expect(last(['bonjour', message]).state.exposures).toEqual([]),
  );

  it.each([
    ["oui de l'argent", 'money'],
    ['argent', 'money'],
    ['mon code', 'code'],
  ])('but %s is', (message, exposure) =>
    expect(last(['bonjour', message]).state.exposures).toEqual([exposure]),
  );
});

it('an account that was taken gets its first aid, whichever way it is told', () => {
  for (const message of ['they hacked my whatsapp', 'ils ont piraté mon compte', 'mon whatsapp est piraté'])
    expect(last([message]).state.exposures).toEqual(['account']);
});

it('"ok" before a story is no yes', () => {
  const { state } = last(['bonjour', 'ok ok. someone wants to rent me a room in Accra, deposit first']);
  expect(state.answers.safety).toBeUndefined();
  expect(state.proposed).toBe('marketplace');
});

it('what was not seen does not deny what it is about', () => {
  const { state } = last(['someone wants to rent me a room', 'no', 'not seen it'], 'en');
  expect(state.answers.confirm).toBeUndefined();
  expect(state.proposed).toBe('marketplace');
});

it('another subject is followed in the middle of the questions', () => {
  const said = ['on me propose un travail au Qatar', 'non', 'oui'];
  const { state } = last([
    ...said,
    "en fait c'est pas ça, c'est ma copine sur facebook qui me demande de l'argent pour son billet",
  ]);
  expect(state.situation).toBe('romance');
});

it('a soldier from far away who loves is a matter of love', () => {
  const { state } = last([
    "je parle avec un militaire americain sur facebook depuis 3 mois il m'aime il veut m'envoyer un colis",
  ]);
  expect(state.proposed).toBe('romance');
  const { state: later } = step(state, 'il faut payer la douane 250000', { language: 'fr' });
  expect(later.situation).toBe('romance');
});

it('who does not know whether anything is gone is not asked the same again', () => {
  const { reply } = last(['bonjour', 'je sais pas']);
  expect(reply.question).not.toBe('safety');
});

it('somebody who has lost money and asks what to do is told again', () => {
  const said = ["j'ai envoyé 25000 à un faux agent", 'et maintenant je fais quoi'];
  expect(spoken(last(said))).toContain('Appelez votre opérateur ou votre banque');
});

it('thanks are answered before the question comes again', () =>
  expect(spoken(last(['bonjour', 'merci']))).toMatch(/^Avec plaisir/));

it('under a verdict a number is its button', () => {
  const said = ['http://orange-money-bonus.xyz/gagner', 'non rien'];
  expect(spoken(last([...said, '1']))).toMatch(/^À faire maintenant/);
  expect(spoken(last([...said, '3']))).toMatch(/^Ils vont sûrement vous dire/);
  expect(answerOf(last([...said, '4'])).conversationPhase).toBe('collecting');
});

it('abuse in the plural is abuse', () =>
  expect(spoken(last(['vous etes tous une bande de cons']))).toMatch(/colère/));

it('a telephone that was taken away is no call', () =>
  expect(last(['un client est parti avec mon telephone']).state.isCall).toBe(false));

it.each(["il m'a eu au telephone", "un homme m'appelle", 'someone called me'])('but %s is one', (message) =>
  expect(last([message]).state.isCall).toBe(true),
);

it('a code "sent by mistake" is aimed at the account', () => {
  const said = "on m'a envoyé un code par erreur sur whatsapp et il veut que je le renvoie";
  expect(last([said]).state.proposed).toBe('phishing');
  expect(last(["il m'a envoyé 25000 par erreur et veut que je le renvoie"]).state.proposed).toBe(
    'wrong_transfer',
  );
});

it('a child in a hospital is a relative in need', () =>
  expect(last(["ils ont mis mon enfant à l'hopital il faut payer 40000"]).state.proposed).toBe(
    'family_emergency',
  ));
