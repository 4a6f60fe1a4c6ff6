import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import type { ActionId } from '../../src/case/actions/action-ids.ts';
import { type CaseModel } from '../../src/case/belief/packed-network.ts';
import type { FactName } from '../../src/case/facts/fact.ts';
import type { CaseKind } from '../../src/case/kinds.ts';
import { entry } from '../../src/case/locales/index.ts';
import type { QuestionId } from '../../src/case/questions/table.ts';
import type { CaseStep } from '../../src/case/speaking.ts';
import { action, ask } from '../../src/case/speech/reply.ts';
import { standingOf } from '../../src/case/standing.ts';
import { type CaseState, newCase, restoreCaseOf } from '../../src/case/state.ts';
import { step } from '../../src/case/step.ts';

/** Somebody who comes for help and answers what is asked. The writers of the rows saw no code. */
export interface Person {
  readonly id: string;
  readonly lang: 'fr' | 'en' | 'pcm';
  readonly start: string | readonly string[];
  readonly answers: readonly { readonly ifAsked: readonly string[]; readonly say: string }[];
  readonly otherwise: string;
  readonly expect: {
    readonly kind: CaseKind;
    readonly band: 'danger' | 'caution' | 'calm' | 'unknown';
    readonly facts: readonly FactName[];
    readonly lost: readonly string[];
    readonly firstAction: string;
  };
}

export const readPersons = (folder: string): readonly Person[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as Person),
    );

/** How one talk went. */
export interface Interview {
  readonly person: Person;
  readonly steps: readonly CaseStep[];
  readonly lines: readonly string[];
  readonly band: 'danger' | 'caution' | 'calm' | 'unknown';
  readonly kind: CaseKind;
}

const MOST_TURNS = 16;

/** Leads the talk with a person to its verdict. */
export function interview(person: Person, model: CaseModel, name: string): Interview {
  const { lang, start, answers, otherwise } = person;
  const language = lang === 'fr' ? 'fr' : 'en';
  const steps: CaseStep[] = [];
  const lines: string[] = [];
  let state: CaseState = newCase(name);
  const tell = (message: string): void => {
    const taken = step(restoreCaseOf(name, JSON.parse(JSON.stringify(state))), message, {
      language,
      classifiers: FULL_CLASSIFIERS,
      model,
    });
    ({ state } = taken);
    steps.push(taken);
    lines.push(`> ${message}`, ...taken.reply.parts.map(({ text }) => `    ${text}`));
  };
  for (const message of [start].flat()) tell(message);
  const said = new Set<string>();
  while (state.phase === 'collecting' && steps.length < MOST_TURNS) {
    const found = state.pending && answerFor(state.pending, answers, said);
    if (found) said.add(found);
    tell(found ?? otherwise);
  }
  const standing = standingOf(model.network, state);
  const outcome = steps.findLast(({ reply }) => reply.outcome)?.reply.outcome;
  const band =
    standing.verdict === 'danger' || standing.verdict === 'caution'
      ? standing.verdict
      : standing.isCalm
        ? 'calm'
        : 'unknown';
  return { person, steps, lines, band, kind: outcome?.situation ?? 'unknown' };
}

/** A person's answer to a question: the text of the topic that shares most words with it. */
function answerFor(
  id: QuestionId,
  answers: Person['answers'],
  said: ReadonlySet<string>,
): string | undefined {
  const asked = stems(
    `${ask('fr', id, 'ask').text} ${ask('en', id, 'ask').text} ${ask('fr', id, 'again').text} ${ask('en', id, 'again').text}`,
  );
  let best: { readonly say: string; readonly shared: number } | undefined;
  for (const { ifAsked, say } of answers) {
    if (said.has(say)) continue;
    const topic = stems(ifAsked.join(' '));
    const shared = [...topic].filter((stem) => asked.has(stem)).length / Math.sqrt(topic.size + 4);
    if (shared > (best?.shared ?? 0.45)) best = { say, shared };
  }
  return best?.say;
}

const LITTLE = new Set(
  'they them have this that with what avez vous cela quoi dans pour does your elle person personne somebody when quand'.split(
    ' ',
  ),
);
const STEM = 5;
const stems = (text: string): Set<string> =>
  new Set(
    (
      text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z]{3,}/g) ?? []
    )
      .filter((word) => !LITTLE.has(word))
      .map((word) => word.slice(0, STEM)),
  );

/** The actions that may be advised where a careful adviser says this first. */
export const ACTIONS_OF: Readonly<Record<string, readonly ActionId[]>> = {
  nothing: ['nothing-to-do', 'keep-receipt'],
  'do-not-pay': [
    'do-not-pay',
    'do-not-pay-more',
    'see-first',
    'refuse-recovery',
    'do-not-give-in',
    'give-elsewhere',
    'do-not-send-back',
  ],
  'keep-receipt': ['keep-receipt', 'nothing-to-do'],
  'call-operator-block': ['call-operator'],
  police: ['go-to-police', 'keep-evidence', 'call-operator', 'call-bank', 'do-not-pay-more'],
  'stop-talking-keep-evidence': [
    'stop-talking',
    'keep-evidence',
    'do-not-give-in',
    'report-images',
    'do-not-pay',
  ],
  'verify-official': ['ask-official', 'check-balance'],
  'crisis-line': ['stay-with-somebody'],
  'check-balance': ['check-balance', 'do-not-confirm', 'do-not-send-back'],
  'secure-account': ['secure-account', 'go-to-operator'],
  'ask-trusted': ['ask-somebody-trusted', 'do-not-pay'],
  'do-not-give-code': ['do-not-share-code', 'hang-up'],
  'hang-up': ['hang-up'],
  'call-known-number': ['call-known-number'],
  'call-bank-block': ['call-bank'],
  'do-not-send': ['do-not-send-back', 'do-not-pay', 'call-known-number', 'see-first', 'do-not-confirm'],
  'tell-adult': ['tell-an-adult'],
  'report-platform': ['report-images', 'secure-account', 'report-here'],
  'do-not-open': ['do-not-open'],
  'change-pin': ['change-code'],
  'uninstall-app': ['remove-app'],
};

/** Whether a reply holds one of these orders, in the language that it speaks. */
export const advises = ({ reply, state }: CaseStep, ids: readonly ActionId[]): boolean =>
  ids.some((id) =>
    [...reply.parts, ...(reply.outcome?.recommendations ?? [])].some(
      ({ text }) => text === action(state.language ?? 'fr', id).text,
    ),
  );

/** Whether a part of a reply repeats a question in other words. */
export const isAskedAgain = ({ reply, state }: CaseStep): boolean =>
  reply.question !== undefined &&
  reply.parts.some(
    ({ text }) =>
      text === entry(state.language ?? 'fr', 'questions', reply.question as QuestionId).value.again,
  );
