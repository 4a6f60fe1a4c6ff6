import { describe, expect, it, test } from 'vitest';
import type { CaseStep } from '../src/case/index.ts';
import { NEW_CASE, restoreCase, step } from './cases.ts';

const lead = (messages: readonly string[], language: 'fr' | 'en' = 'fr'): readonly CaseStep[] => {
  const steps: CaseStep[] = [];
  for (const message of messages) {
    const before = steps.at(-1)?.state;
    const stored: unknown = before && JSON.parse(JSON.stringify(before));
    steps.push(step(stored ? restoreCase(stored) : NEW_CASE, message, { language }));
  }
  return steps;
};
const words = ({ reply }: CaseStep | { reply: CaseStep['reply'] }) =>
  reply.parts.map(({ text }) => text).join('\n');
const last = (steps: readonly CaseStep[]) => steps.at(-1) as CaseStep;

describe('what is told', () => {
  test.each([
    [
      'a wrong transfer told in full',
      [
        'jai recu un sms de 30000 sur mon momo et un monsieur mapelle il dit il sest trompé il veut que je renvoi mais mon solde na pas changé',
      ],
      /Ne renvoyez pas d'argent/,
    ],
    [
      'a child who is blackmailed with pictures',
      ['jai 14 ans un garcon sur snap menace de publier mes photos nues si je paie pas 20000'],
      /adulte de confiance/,
    ],
    [
      'a SIM that was taken over',
      [
        "ma puce mtn ne marche plus depuis hier soir et ce matin l'argent de mon momo est parti, quelqu'un a refait ma carte sim",
      ],
      /agence de votre opérateur|opérateur par son numéro/,
    ],
    [
      'a loan app that writes to everybody',
      [
        "j'ai pris un crédit sur une application, maintenant ils écrivent à tous mes contacts que je suis voleur et ils menacent",
      ],
      /Ne payez pas et ne cédez pas|Ne payez/,
    ],
  ])('of %s is warned of at once, with the first action', (_what, messages, action) => {
    const [first] = lead(messages);
    expect(first && words(first)).toMatch(/arnaque/);
    expect(first && words(first)).toMatch(action);
  });

  it.each([
    ["On m'a pris 50 000 F sur MTN, j'ai donné mon code à un faux agent", /Changez votre code|Reprenez/],
    ['on a pris mon compte whatsapp je peux plus entrer dedans', /Reprenez votre compte/],
  ])('has the first action in the first answer where access is gone: %s', (message, action) => {
    expect(words(last(lead([message])))).toMatch(action);
  });

  it('is never called unsuspicious for want of words', () => {
    for (const message of [
      'on ma appelé pr momo',
      'bonjour',
      'jai un message',
      'mon ami dit ça',
      'https://exemple-boutique.com',
    ])
      expect(words(last(lead([message])))).not.toMatch(/Rien de suspect/);
  });

  it('is called calm where somebody has verified it', () => {
    const steps = lead([
      "Ma fille m'a écrit d'un nouveau numéro pour 15 000 F de médicaments. Je l'ai appelée sur son ancien numéro, c'était bien elle, sa voix et tout, elle a changé de carte SIM au marché. J'ai envoyé et elle a bien reçu.",
    ]);
    expect(words(last(steps))).toMatch(/Rien de suspect dans ce que vous racontez/);
    expect(last(steps).reply.outcome?.verdict).toBe('unknown');
  });
});

describe('a life', () => {
  it('comes before money', () => {
    const [first] = lead([
      "j'ai plus envie de vivre, il m'a pris 200000 et il va montrer mes photos à tout le monde",
    ]);
    expect(first && words(first)).toMatch(/^Ce que vous vivez est très dur/);
    expect(first?.reply.parts.map(({ text }) => text)).toContain(
      "Appelez maintenant une personne de confiance ou le numéro d'urgence de votre pays. Ne restez pas seul.",
    );
  });
});

describe('questions', () => {
  it('are at most four, and end at two that nobody can answer', () => {
    const start = "quelqu'un m'a proposé une affaire avec de l'argent à faire";
    const steps = lead([start, ...Array.from({ length: 8 }, () => 'Je ne sais pas')]);
    const questions = steps.filter(({ reply }) => reply.question !== undefined);
    expect(questions.length).toBeLessThanOrEqual(2);
    const others = lead([start, 'Oui', 'Non', 'Oui', 'Non', 'Oui', 'Non']);
    expect(others.filter(({ reply }) => reply.question !== undefined).length).toBeLessThanOrEqual(4);
  });

  it('say why they are asked, and wait', () => {
    const [, asked, answered] = lead([
      "Un agent MTN m'appelle et demande mon code PIN",
      'pourquoi ?',
      'Non, rien',
    ]);
    expect(asked && words(asked)).toMatch(/on peut parfois encore l'arrêter/);
    expect(asked?.reply.question).toBe('lost');
    expect(answered?.state.phase).toBe('completed');
  });

  it('are put in other words where a word does not answer them', () => {
    const [, again] = lead(["Un agent MTN m'appelle et demande mon code PIN", 'zzz']);
    expect(again && words(again)).toMatch(/Est-ce que quelque chose est déjà parti/);
  });

  it('lead from a greeting through two doors', () => {
    const steps = lead(['Bonjour', "J'ai déjà donné de l'argent ou un code", "Oui, de l'argent"]);
    expect(steps[0]?.reply.replies.map(({ id }) => id)).toEqual(['checking', 'victim']);
    expect(steps[1]?.reply.question).toBe('lost');
    expect(words(last(steps))).toMatch(/Appelez votre opérateur/);
  });
});

describe('after the verdict', () => {
  const told = ["Un agent MTN m'appelle et demande mon code PIN", 'Non, rien'];

  it('answers what to do and why', () => {
    expect(words(last(lead([...told, 'et maintenant ?'])))).toMatch(/Ne donnez votre code à personne/);
    expect(words(last(lead([...told, 'Pourquoi ?'])))).toMatch(/code secret/);
  });

  it('hears what is added to the same matter', () => {
    const steps = lead([...told, "finalement j'ai donné le code"]);
    expect(last(steps).reply.exposures).toContain('code');
    expect(words(last(steps))).toMatch(/Changez votre code/);
  });

  it('begins again where somebody says so', () => {
    expect(last(lead([...told, 'Nouvelle analyse'])).state.facts).toEqual([]);
  });
});

it('answers in the language of the person', () => {
  const [first] = lead(['somebody called me say he be MTN agent, e dey ask for my pin abeg'], 'en');
  // Pidgin, and English where it has no words yet.
  expect(first?.reply.parts.every(({ lang }) => lang === 'pcm' || lang === 'en')).toBe(true);
  expect(first?.reply.parts.some(({ lang }) => lang === 'pcm')).toBe(true);
  const [french] = lead(["quelqu'un me demande mon code secret au téléphone"], 'en');
  expect(french?.reply.parts.every(({ lang }) => lang === 'fr')).toBe(true);
});

it('says that it cannot read a language, and is not calm about it', () => {
  const steps = lead(['Wọ́n ní kí n fi nọ́mbà ìkọ̀kọ̀ mi ránṣẹ́ sí wọn lónìí']);
  expect(words(last(steps))).toMatch(/Je ne sais pas bien lire cette langue/);
  expect(words(last(steps))).not.toMatch(/Rien de suspect/);
  expect(words(last(lead(["quelqu'un me demande mon code secret au téléphone"])))).not.toMatch(
    /cette langue/,
  );
});

it('keeps no secret and no word of what was written', () => {
  const { state, reply } = last(
    lead(['Je suis Adjovi de Calavi, mon code secret est 4821 et le monsieur attend']),
  );
  expect(reply.isSecretHidden).toBe(true);
  for (const word of ['Adjovi', 'Calavi', '4821']) {
    expect(JSON.stringify(state)).not.toContain(word);
    expect(words({ reply })).not.toContain(word);
  }
});

describe('a matter that was called a danger', () => {
  const toDanger = [
    "une dame sur whatsapp dit que mon dossier pour le canada est accepté, je dois payer 75000 de frais de visa aujourd'hui sur son moov",
    'Non, rien',
  ];

  it('stays a danger, whatever else is told that proves nothing', () => {
    const more = [
      "mon fils est à l'école à Parakou, il a demandé la scolarité",
      'le directeur a donné le reçu de la caisse',
      'on paye à la banque chaque trimestre',
      'je ne sais pas',
      'je ne sais pas',
    ];
    const verdicts = lead([...toDanger, ...more]).flatMap(({ reply }) => reply.outcome?.verdict ?? []);
    expect(verdicts[0]).toBe('danger');
    expect(verdicts.slice(1)).not.toEqual([]);
    expect(verdicts.filter((verdict) => verdict !== 'danger')).toEqual([]);
  });

  it.each([
    "aujourd'hui un autre numéro m'appelle et dit que le vol est vendredi si j'ajoute 1000",
    'ils ont aussi envoyé un nouveau message hier soir pour me presser de payer',
  ])('is the same one when its story goes on: %s', (message) => {
    expect(last(lead([...toDanger, message])).state.facts).toContain('says:visa');
  });

  it('is left behind when somebody says that they have another', () => {
    expect(last(lead([...toDanger, "j'ai un autre message à vérifier"])).state.facts).not.toContain(
      'says:visa',
    );
  });
});
