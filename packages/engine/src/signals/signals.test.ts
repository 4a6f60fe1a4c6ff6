import { describe, expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import { EXAMINERS } from '../examine/index.ts';
import { WORDINGS } from '../locales/index.ts';
import { phrase } from '../locales/phrase.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { EXAMPLES } from '../testing/examples-table.ts';
import { ENGINE_LANGUAGES, type ItemKind } from '../vocabulary.ts';
import { SIGNALS } from './index.ts';
import type { Examples, KnownExamples, Sample } from './signal.ts';

type State = 'seen' | 'absent' | 'undecided';

/** What the engine says of one signal over a whole value. */
function stateOf(id: string, kind: ItemKind, value: string, known: KnownEvidence): State {
  const found = EXAMINERS[kind](value, known, FULL_CLASSIFIERS).findings.find(
    ({ definition }) => definition.id === id,
  );
  return found?.outcome.state ?? 'absent';
}

function texts(sample: Sample): readonly string[] {
  return 'fr' in sample ? [...sample.fr, ...sample.en] : sample;
}

const ANY_VALUE: Readonly<Record<ItemKind, string>> = {
  link: 'https://boutique-adjovi.com',
  number: '+229 01 97 00 00 00',
  profile: '@boutique.adjovi',
  conversation: 'Bonjour, à demain.',
};

it('registers every signal that has a folder with examples, under the folder’s name', () => {
  expect(SIGNALS.map(({ definition }) => definition.id as string).toSorted()).toEqual(
    EXAMPLES.map(({ id }) => id).toSorted(),
  );
});

describe.each(EXAMPLES)('$kind/$id', ({ kind, id, examples }) => {
  const definition = SIGNALS.find((signal) => signal.definition.id === id)?.definition ?? missing(id);
  const cases = (['seen', 'absent', 'undecided'] as const).flatMap((state) =>
    kind === 'any'
      ? ((examples as KnownExamples)[state] ?? []).flatMap((known) =>
          definition.kinds.map((each) => ({ state, kind: each, value: ANY_VALUE[each], known })),
        )
      : texts((examples as Examples)[state] ?? []).map((value) => ({
          state,
          kind: kind as ItemKind,
          value,
          known: {} as KnownEvidence,
        })),
  );

  it.each(cases)('is $state in $kind $value $known', ({ state, kind: each, value, known }) => {
    expect(stateOf(id, each, value, known)).toBe(state);
  });

  it('has an example that it sees and one that leaves it silent', () => {
    expect(new Set(cases.map(({ state }) => state))).toEqual(
      new Set(examples.undecided ? ['seen', 'absent', 'undecided'] : ['seen', 'absent']),
    );
    if (kind === 'conversation')
      expect(examples.seen).toMatchObject({ fr: expect.anything(), en: expect.anything() });
  });

  it.each(ENGINE_LANGUAGES)('says in %s what it saw, with every blank filled in', (language) => {
    const wording = WORDINGS[language].signals[definition.id];
    expect(wording.undecided !== undefined).toBe(examples.undecided !== undefined);
    for (const example of cases) {
      const finding = EXAMINERS[example.kind](example.value, example.known, FULL_CLASSIFIERS).findings.find(
        (each) => each.definition.id === id,
      );
      if (finding === undefined) continue;
      const sentence = finding.outcome.state === 'seen' ? wording.seen : (wording.undecided ?? '');
      const spoken = phrase(sentence, finding.outcome.words, language);
      expect(spoken).not.toMatch(/[{}]|\(\)|\s{2}/);
      expect(spoken.length).toBeGreaterThan(10);
    }
  });

  it('names its sources with their dates', () => {
    expect(definition.sources.length).toBeGreaterThan(0);
    for (const source of definition.sources) expect(source.date).toMatch(/^20\d\d(?:-\d\d){1,2}$/);
  });
});

function missing(id: string): never {
  throw new Error(`The folder of the signal "${id}" is not registered in signals/index.ts.`);
}
