import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { touchedIn } from './hearing/choice.ts';
import { heardText } from './hearing/heard-text.ts';
import { MOST_QUESTIONS } from './next-question.ts';
import { SECRET_MASK } from './secrets.ts';
import { type InterviewState, NEW_INTERVIEW, restoreInterview } from './state.ts';
import { type InterviewStep, step } from './step.ts';

/** Sends messages one after the other; the last answer. */
function talk(messages: readonly string[], language: 'fr' | 'en' = 'fr'): InterviewStep {
  let state: InterviewState = NEW_INTERVIEW;
  let last: InterviewStep | undefined;
  for (const message of messages) {
    last = step(state, message, { language });
    ({ state } = last);
  }
  if (last === undefined) throw new Error('Nothing was said.');
  return last;
}

function wordsOf({ reply }: InterviewStep): string {
  return reply.parts.map(({ text }) => text).join('\n');
}

describe('safety comes first', () => {
  test.each([
    ['fr', 'Bonjour'],
    ['fr', "J'ai reçu un SMS suspect"],
    ['fr', 'https://mtn-bonus.xyz'],
    ['en', 'I got a strange message'],
  ] as const)('%s: %s', (language, opening) => {
    const { reply } = talk([opening], language);
    expect(reply.question).toBe('safety');
    expect(reply.replies.map(({ id }) => id)).toEqual(['money', 'code', 'something-else', 'nothing']);
  });

  test.each([
    ['fr', "j'ai déjà envoyé 25 000 F à un inconnu", 'money'],
    ['fr', "on m'a eu, j'ai donné mon code pin", 'code'],
    ['en', 'I already sent him 100 dollars', 'money'],
    ['en', "I've given my password to a stranger", 'code'],
    ['fr', "j'ai installé une application qu'il m'a envoyée", 'app'],
    ['fr', 'mon compte facebook est piraté', 'account'],
    ['fr', "j'ai envoyé une photo de ma CNI", 'papers'],
  ] as const)('first aid at once, %s: %s', (language, told, exposure) => {
    const step = talk([told], language);
    expect(step.reply.exposures).toContain(exposure);
    expect(step.reply.question).not.toBe('safety');
    expect(wordsOf(step)).toMatch(language === 'fr' ? /pas votre faute/ : /not your fault/);
  });

  test.each([
    "je n'ai pas encore envoyé d'argent",
    "j'ai rien donné",
    'il veut que je paie 5000',
    'I have not paid anything',
    "je n'ai jamais donné mon code",
  ])('nothing is gone yet: %s', (told) => expect(talk([told]).reply.exposures).toEqual([]));

  it('tells who is still on the line to hang up', () => {
    const told = talk(['je suis au téléphone avec un agent moov, il veut mon code']);
    expect(wordsOf(told)).toMatch(/^Raccrochez maintenant/m);
    expect(talk(["Un agent MTN m'appelle", 'Non, rien']).reply.question).toBe('on-phone');
  });
});

describe('secrets', () => {
  it('are hidden, said to be, and nowhere in state or reply', () => {
    const told = talk(['mon code est 4821', 'code pin 4 8 2 1', 'il a tapé *880*1*97000000*5000*4821#']);
    expect(JSON.stringify(told)).not.toMatch(/4\s?8\s?2\s?1/);
    expect(told.reply.isSecretHidden).toBe(true);
    expect(wordsOf(told)).toMatch(/code secret/);
  });

  it('masked before they were sent are spoken of just the same', () => {
    expect(talk([`mon code est ${SECRET_MASK}`]).reply.isSecretHidden).toBe(true);
  });
});

describe('understands', () => {
  test.each([
    ['oui', 'yes'],
    ['ouiiii', 'yes'],
    ['ouais il a dit ça', 'yes'],
    ['1', 'yes'],
    ['yes of course', 'yes'],
    ['il veut mon code', 'yes'],
    ['non', 'no'],
    ['nan pas du tout', 'no'],
    ["il n'a jamais parlé de code", 'no'],
    ['no he did not', 'no'],
    ['2', 'no'],
    ['je sais pas', 'unsure'],
    ['jsp', 'unsure'],
    ["I don't know", 'unsure'],
    ['peut-être', 'unsure'],
  ])('%s: %s', (said, answer) => {
    const { state } = talk(['un agent de la banque', 'Non, rien', 'Oui', said]);
    expect(state.answers['asks-code']).toBe(answer);
  });

  it('asks again once or twice, then goes on', () => {
    const opened = ['une offre de travail', 'Non, rien', 'Oui'];
    expect(talk([...opened, 'azerty']).reply.question).toBe('job-fee');
    expect(wordsOf(talk([...opened, 'azerty']))).toMatch(/pas bien compris/);
    expect(talk([...opened, 'azerty', 'qwerty', 'zzz']).state.answers['job-fee']).toBe('unsure');
  });

  it('an insult is taken calmly and the question stays', () => {
    const step = talk(['une offre de travail', 'Non, rien', 'Oui', 'espèce de con']);
    expect(wordsOf(step)).toMatch(/votre colère/);
    expect(step.reply.question).toBe('job-fee');
  });

  it('panic and despair are answered first', () => {
    expect(wordsOf(talk(['au secours aidez moi']))).toMatch(/^Respirez/);
    expect(wordsOf(talk(['je veux mourir']))).toMatch(/^Ce que vous vivez est très dur/);
  });

  it('a link in the middle is examined, and the question is put again', () => {
    const step = talk([
      'une offre de travail',
      'Non, rien',
      'Oui',
      'voici https://mtn-bonus-gratuit.xyz/login',
    ]);
    expect(wordsOf(step)).toMatch(/J'ai regardé/);
    expect(step.reply.question).toBe('job-fee');
    expect(step.state.seen.length).toBeGreaterThan(0);
  });

  it('what was quoted is examined, what was said around it is heard', () => {
    const step = talk([
      "J'ai reçu ce SMS : Félicitations, vous avez gagné 500 000 FCFA. Payez 5 000 FCFA de frais au 0197000000.",
    ]);
    expect(wordsOf(step)).toMatch(/J'ai regardé/);
    expect(step.reply.exposures).toEqual([]);
  });

  it('a warning of an operator is no demand', () => {
    const step = talk([
      'MTN: ne communiquez jamais votre code secret à personne, même à un agent MTN. Composez vous-même votre menu.',
    ]);
    expect(step.state.seen.map(({ id }) => id)).not.toContain('asks-secret-code');
  });
});

describe('what others know', () => {
  it('a confirmed entry of a list decides', () => {
    const opened = step(NEW_INTERVIEW, 'https://boutique-adjovi.com', {
      language: 'fr',
      known: { listed: true },
    });
    const { reply } = step(opened.state, 'Non, rien', { language: 'fr' });
    expect(reply.outcome?.verdict).toBe('danger');
    expect(reply.outcome?.riskLevel).toBeGreaterThanOrEqual(80);
  });
});

describe('after the verdict', () => {
  const judged = ['un agent de la banque', 'Non, rien', 'Oui', 'Oui'];

  test.each([
    ['Que faire maintenant ?', /À faire maintenant/],
    ['et maintenant ?', /À faire maintenant/],
    ['Pourquoi ?', /Aucun vrai agent/],
    ['Que vont-ils dire ?', /bloqué dans 10 minutes/],
    ['merci', /Avec plaisir/],
    ["j'ai déjà payé", /Appelez votre opérateur/],
    ['ok', /poser une question/],
  ])('%s', (said, answer) => {
    const { state, reply } = talk([...judged, said]);
    expect(reply.parts.map(({ text }) => text).join('\n')).toMatch(answer);
    expect(state.phase).toBe('completed');
    expect(reply.outcome).toBeUndefined();
    expect(reply.replies.length).toBeGreaterThan(0);
  });

  test.each(['Nouvelle analyse', 'https://mtn-bonus.xyz', 'et pour un prêt sur whatsapp ?'])(
    '%s begins a new case',
    (said) => {
      const { state, reply } = talk([...judged, said]);
      expect(state.phase).toBe('collecting');
      expect(reply.question).toBe('safety');
      expect(state.answers).toEqual({});
    },
  );
});

it('words that a language does not have fall back to French, each saying which it is', () => {
  const { reply } = step(NEW_INTERVIEW, 'Bonjour', { language: 'fon' });
  expect(new Set(reply.parts.map(({ lang }) => lang))).toEqual(new Set(['fr']));
  expect(reply.replies.find(({ id }) => id === 'money')).toMatchObject({ label: 'Ɛɛn, akwɛ́', lang: 'fon' });
  expect(reply.replies.find(({ id }) => id === 'code')).toMatchObject({ label: 'Oui, un code', lang: 'fr' });
});

it.each([
  ['yo', 'Rárá, kò sí'],
  ['wo', 'Déedéet, dara'],
  ['di', 'Ayi, foyi'],
] as const)('a button of %s is understood by its words', (language, nothing) => {
  const asked = step(NEW_INTERVIEW, 'Bonjour', { language });
  const { state } = step(asked.state, nothing, { language });
  expect(state.answers.safety).toBe('nothing');
});

it('one letter is not taken for a word of which only that letter is Latin', () => {
  expect(touchedIn('asks-code', 'n')).toBeUndefined();
  expect(touchedIn('asks-code', heardText('Ɛɛn'))).toBe('yes');
});

test.each([
  null,
  5,
  'x',
  [],
  {},
  { version: 0 },
  { ...NEW_INTERVIEW, pending: 'x' },
  { ...NEW_INTERVIEW, answers: { safety: 'moon' } },
])('a state that cannot be read begins anew: %j', (stored) =>
  expect(restoreInterview(stored)).toBe(NEW_INTERVIEW),
);

describe('whatever is said', () => {
  const message = fc.oneof(
    fc.constantFrom(
      'oui',
      'non',
      'je ne sais pas',
      '1',
      '3',
      '7',
      'bonjour',
      'merde',
      'aidez moi',
      'merci',
      'Nouvelle analyse',
      "j'ai payé 5000",
      'mon code est 4821',
      'https://mtn-bonus.xyz',
      '0197000000',
      'et maintenant ?',
      'pourquoi ?',
      'en fait c’est un prêt',
      'il menace de publier mes photos',
      'What do they want?',
      '',
      'Vous avez gagné 500 000 F. Envoyez votre code secret au 0197000000 vite.',
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  const walk = fc.array(fc.oneof({ weight: 1, arbitrary: message }, { weight: 2, arbitrary: fc.nat(6) }), {
    minLength: 1,
    maxLength: 40,
  });

  it('there is always a way on, nothing is asked twice, and a case ends', () => {
    fc.assert(
      fc.property(walk, fc.constantFrom('fr', 'en', 'yo'), (said, language) => {
        let { state, reply } = step(NEW_INTERVIEW, 'bonjour', { language });
        let turnsOfCase = 0;
        for (const each of said) {
          const before: InterviewState = state;
          const text =
            typeof each === 'number' ? (reply.replies[each % reply.replies.length]?.label ?? '') : each;
          ({ state, reply } = step(restoreInterview(JSON.parse(JSON.stringify(state))), text, { language }));
          expect(reply.parts.length).toBeGreaterThan(0);
          expect(reply.replies.length).toBeGreaterThan(1);
          expect(state.asked.length).toBeLessThanOrEqual(MOST_QUESTIONS);
          expect(new Set(state.asked).size).toBe(state.asked.length);
          expect(state.phase === 'collecting').toBe(state.pending !== undefined);
          expect(reply.question).toBe(state.pending);
          if (state.pending && before.pending !== state.pending && state.asked.length > before.asked.length)
            expect(before.answers[state.pending]).toBeUndefined();
          expect(JSON.stringify(state).length).toBeLessThan(6_000);
          expect(JSON.stringify({ state, reply })).not.toContain('4821');
          turnsOfCase = state.phase === 'collecting' && state.asked.length > 1 ? turnsOfCase + 1 : 0;
          expect(turnsOfCase).toBeLessThanOrEqual(3 * MOST_QUESTIONS);
        }
      }),
      { numRuns: 400 },
    );
  });
});
