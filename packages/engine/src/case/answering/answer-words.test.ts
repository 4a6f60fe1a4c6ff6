import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../../node/cases.ts';
import { fullCase } from '../../../node/full-case.ts';
import { READERS } from '../../../node/readers.ts';
import { openCaseModel } from '../belief/packed-network.ts';
import { action, say } from '../speech/reply.ts';
import type { LikelyTopic } from '../topics/topic-model.ts';
import { answered } from './answer-words.ts';

const model = openCaseModel(fullCase(), READERS);
const { topics } = model;
if (!topics) throw new Error('The full model has topics.');

const { state } = step(
  NEW_CASE,
  "une lettre d'Interpol dit que je dois payer 850 000 par Western Union avant vendredi ou on m'arrête",
  { language: 'fr' },
);

/** What is said to a message whose topics a model gives these chances. */
const toTopics = (heard: string, likely: readonly LikelyTopic[]) =>
  answered(heard, state, { ...model, topics: { ...topics, likely: () => likely } }, 'fr', true);

const textsOf = ({ parts }: { readonly parts: readonly { readonly text: string }[] }) =>
  parts.map(({ text }) => text);

it('answers the likeliest question under its name where it is only likely, with the others beside', () => {
  const { parts, near, perhaps } = toTopics('alors on va faire comme ça', [
    { topic: 'pay', probability: 0.3 },
    { topic: 'tell', probability: 0.2 },
  ]);
  expect(parts).toEqual([]);
  expect(textsOf(perhaps ?? { parts: [] })).toEqual([
    say('fr', 'perhaps-you-mean').text,
    topics.button('fr', 'pay').label,
    action('fr', 'do-not-pay').text,
  ]);
  expect(near).toEqual(['pay', 'tell']);
  expect(perhaps?.near).toEqual(['tell']);
});

it('only offers what is hardly likely', () => {
  const { near, perhaps } = toTopics('alors on va faire comme ça', [{ topic: 'pay', probability: 0.15 }]);
  expect(near).toEqual(['pay']);
  expect(perhaps).toBeUndefined();
});

it('says what is true of the matter before it guesses what was asked', () => {
  const { perhaps } = toTopics('et si je signe le papier ce soir ?', [{ topic: 'wait', probability: 0.3 }]);
  expect(textsOf(perhaps ?? { parts: [] })).toEqual([
    "Ne signez rien que vous n'avez pas fait lire à une personne de confiance. Une signature peut valoir promesse de payer.",
  ]);
});

it('says it in place of an answer that only tells where to ask', () => {
  const sure = [{ topic: 'law', probability: 0.8 }] as const;
  expect(textsOf(toTopics('il a le droit ?', sure))).toEqual([say('fr', 'law-there').text]);
  expect(textsOf(toTopics('il peut prendre le moulin de force ?', sure)).join()).toMatch(
    /ne vous battez pas/,
  );
});

it('takes what is new for no question', () => {
  const { parts, perhaps } = toTopics('il a le gaz dans sa maison', [
    { topic: 'new-fact', probability: 0.35 },
  ]);
  expect([parts, perhaps]).toEqual([[], undefined]);
});
