import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';

const factsAfter = (...messages: readonly string[]) => {
  let state = NEW_CASE;
  for (const message of messages) ({ state } = step(state, message, { language: 'fr' }));
  return state.facts;
};

it('takes nothing for gone because a story sounds so', () => {
  const facts = factsAfter(
    'A rider phoned that he has my parcel and he is coming to Surulere, I should hold 14,300. I do not recognise his number. Should I worry',
  );
  expect(facts.filter((fact) => fact.startsWith('done:'))).toEqual([]);
});

it('reads nothing into a few words', () => {
  expect(factsAfter('mtn elle dit que c un gars')).not.toContain('says:is-operator');
});

it('does not contradict what was answered', () => {
  const facts = factsAfter('un monsieur dit que jai gagné 500000 et il demande 10000 de frais', 'Non, rien');
  expect(facts).toContain('not:money');
  expect(facts.filter((fact) => fact.startsWith('done:'))).toEqual([]);
});

it('does not tell people that they said what only the network reads', () => {
  const { reply, state } = step(
    NEW_CASE,
    'une dame que je ne connais pas a trouvé mon annonce de frigo, elle parle bien, elle dit que son transporteur passe demain et que tout est réglé de son côté, elle a mon nom complet',
    { language: 'fr' },
  );
  const sentence = reply.parts.find(({ text }) => text.startsWith("J'ai compris"))?.text ?? '';
  for (const fact of state.facts.filter((each) => each.startsWith('asked:')))
    expect(state.said).toContain(fact);
  expect(sentence).not.toMatch(/code|lien/);
});

it.each([
  "Notre groupe d'épargne existe depuis 2018, on est quinze dames du même marché et on se connaît toutes. La présidente a décalé mon tour d'une semaine parce qu'une membre est entrée à l'hôpital hier soir.",
  'Our savings group has been running since 2018, we are fifteen women of the same market and we know one another. The chair moved my turn by a week because one member entered hospital last night.',
])('leaves out what a rule misheard in a story: %s', (story) => {
  expect(factsAfter(story)).not.toContain('true:account-lost');
});

it.each([
  "j'ai besoin d'un conseil mais s'il vous plaît ne vous moquez pas de moi",
  'svp je suis gêné, je ne sais pas par où commencer mon histoire',
  'please bear with me, it is hard for me to explain everything here',
])('tells nobody what to do, and asks about no threat, where nothing was told: %s', (text) => {
  const { reply, state } = step(NEW_CASE, text, { language: 'fr' });
  expect(reply.parts).toHaveLength(1);
  expect(['doors', 'wants']).toContain(state.pending);
});

it.each(['on ma arnaké', "on m'a arnaké hier", 'i got scammed'])(
  'asks what is gone of whoever was cheated: %s',
  (text) => {
    expect(step(NEW_CASE, text, { language: 'fr' }).state.pending).toBe('lost');
  },
);
