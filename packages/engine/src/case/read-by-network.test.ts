import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';
import { ADVICE } from './belief/advice.ts';
import { FEATURE_BITS } from './belief/features.ts';
import type { CaseNetwork } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import { floorOf } from './floors.ts';
import { CASE_KINDS } from './kinds.ts';
import { withHeard } from './listen.ts';
import { exposuresOf } from './losses.ts';
import { isProven } from './proofs.ts';
import { sayable, withFactsRead, withoutDoubted } from './read-by-network.ts';
import { type CaseState, isHeard, newCase } from './state.ts';

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

/** A network that is as sure of each fact as it is told to be, whatever is said. */
function sureOf(chances: Readonly<Partial<Record<FactName, number>>>): CaseNetwork {
  const facts = Object.keys(chances) as FactName[];
  const others = CASE_KINDS.length + ADVICE.length;
  const bias = [
    ...Array<number>(others).fill(0),
    ...Object.values(chances).map((each) => Math.log(each / (1 - each))),
  ];
  return {
    units: 1,
    inputs: new Int8Array(2 ** FEATURE_BITS),
    step: 1,
    outputs: new Float32Array(bias.length),
    bias: Float32Array.from(bias),
    questions: [],
    facts,
  };
}
const told = (words: number, facts: readonly FactName[] = []): CaseState => ({
  ...newCase('test'),
  isTold: true,
  heard: [{ count: 2 * words, units: [0] }],
  read: {},
  facts,
});

describe('what no rule hears', () => {
  const network = sureOf({ 'asked:link': 0.9, 'done:money': 0.3, 'true:verified': 0.95 });
  const plain = { 'asked:link': 0.7, 'done:money': 0.005, 'true:verified': 0.97 };

  it('counts where a clause and the whole story tell it, and is never said back', () => {
    const read = withFactsRead(network, { ...told(60), read: plain });
    expect(read.facts).toEqual(['asked:link', 'true:verified']);
    expect(sayable(network, read)).toEqual([]);
  });

  it('is nothing in a few words', () => {
    expect(withFactsRead(network, { ...told(5), read: plain }).facts).toEqual([]);
  });

  it('does not say again that money went, where it was a fee or was sent back', () => {
    const read = { 'done:money': 0.99, 'asked:money': 0.99 };
    const money = withFactsRead(network, { ...told(60, ['done:fee', 'asked:fee']), read }).facts;
    expect(money).not.toContain('done:money');
    expect(money).not.toContain('asked:money');
  });
});

describe('what a rule heard in a story and the network nearly excludes', () => {
  const HEARD = ['says:job', 'true:account-lost', 'asked:code', 'true:despair', 'done:money'] as const;
  const network = sureOf(Object.fromEntries(HEARD.map((fact) => [fact, 0.001])));

  it('was not told, but for secrets, a life and what is gone', () => {
    const { facts } = withoutDoubted(network, newCase('test'), told(40, HEARD));
    expect(facts).toEqual(['asked:code', 'true:despair', 'done:money']);
  });

  it('stays where it was heard before, or in a few words', () => {
    expect(withoutDoubted(network, told(40, HEARD), told(80, HEARD)).facts).toEqual(HEARD);
    expect(withoutDoubted(network, newCase('test'), told(10, HEARD)).facts).toEqual(HEARD);
  });

  it('is not said back, unless it was answered', () => {
    expect(sayable(network, told(40, HEARD))).toEqual([]);
    expect(sayable(network, { ...told(40, HEARD), answered: ['done:money'] })).toEqual(['done:money']);
  });
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

describe('what was only read', () => {
  const read: CaseState = {
    ...told(60, ['true:verified', 'done:money', 'asked:pin']),
    readAlone: ['true:verified', 'done:money'],
  };

  it('proves nothing until somebody says so', () => {
    expect(isProven(read)).toBe(false);
    expect(floorOf(read, 0.5)).toBe(80);
    const answered = { ...read, ...withHeard(read, ['true:verified']) };
    expect(isHeard(answered, 'true:verified')).toBe(true);
    expect(isProven(answered)).toBe(true);
  });

  it('is taken back by whoever denies it, and what a rule heard is not', () => {
    const denied = withHeard(read, ['not:money']);
    expect(exposuresOf(denied.facts)).toEqual([]);
    expect(denied.readAlone).toEqual(['true:verified']);
    const { readAlone: _, ...heard } = read;
    expect(exposuresOf(withHeard(heard, ['not:money']).facts)).toEqual(['money']);
  });
});

it('keeps what others wrote, though no clause of theirs is read', () => {
  let { state } = step(NEW_CASE, 'bonjour, mon frère a reçu ceci sur son téléphone hier soir', {
    language: 'fr',
  });
  const quoted =
    'Félicitations cher client MTN, votre numéro a été tiré au sort et vous gagnez 500 000 FCFA. Pour recevoir votre lot appelez le 0199887766 et payez 10 000 de frais de dossier';
  ({ state } = step(state, '', { language: 'fr', quoted }));
  expect(state.facts).toContain('says:prize');
});
