import { HOOKS } from '../hooks/definitions.ts';
import { TWINS } from '../hooks/examples.ts';
import { WORDINGS } from '../locales/index.ts';
import { HOOK_IDS } from '../signals/hook-ids.ts';
import { SIGNALS, type SignalId } from '../signals/index.ts';
import { LIKE_SCAM_ADDRESSES, LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import type { Definition, Examples, KnownExamples } from '../signals/signal.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import { EXAMPLES } from './examples-table.ts';

const HEADINGS: Readonly<Record<string, string>> = {
  any: 'Anything: what others know',
  link: 'Links',
  number: 'Telephone numbers',
  profile: 'Profiles',
  conversation: 'Conversations',
};

/** The page docs/signals.md: every signal with its weight, its words and its examples, as a fraud analyst would read them. */
export function signalsPage(): string {
  const sections = Object.entries(HEADINGS).map(([kind, heading]) => {
    const own = SIGNALS.filter(({ definition }) => folderOf(definition.id) === kind);
    return `## ${heading}\n\n${overview(own)}\n${own.map(({ definition }) => details(definition)).join('\n')}`;
  });
  return `${INTRODUCTION}\n${sections.join('\n')}\n${hooks()}\n${LEARNED}\n`;
}

const INTRODUCTION = `# What the engine looks for

Generated from the signals by \`npm run signals\` in \`packages/engine\`; a test says when it is out of date. To correct a weight,
a sentence or an example, change the signal's folder, \`packages/engine/src/signals/<kind>/<id>/\`.

Weights are percentage points. What is seen combines as \`100 · (1 − Π(1 − weight / 100))\`, then negative weights are
subtracted; the risk is never below the largest floor. From ${RISK_BANDS.medium} on the visitor is warned, from ${RISK_BANDS.high} on it is a danger.
"Safe" needs positive proof. A signal may count with a part of its weight where less was seen.
`;

const ABOUT_HOOKS = `## Hooks

A scam needs a way out of the official channel. A message in which none of these is found is at most a caution, however the signals and
the classifier read its words. If it also keeps to a menu, a receipt, a code for the reader, or the operator's own domain or line, nothing
is warned of; that never makes it safe. Hooks weigh nothing: they are told of a message that is warned of.
`;

/** Every hook with its words, and a message with it beside one without. */
function hooks(): string {
  const told = HOOK_IDS.map((id) => {
    const { advice } = HOOKS[id].definition;
    const twins = TWINS[id]
      .slice(0, 2)
      .flatMap(({ hooked, free }) => [`  - ${inCode(hooked)}, not ${inCode(free)}`]);
    return [
      `### ${id}\n`,
      `- Says: ${sentences(id)}`,
      `- Advises: ${advice.map((each) => WORDINGS.en.advice[each]).join(' ')}`,
      '- Finds:',
      ...twins,
      '',
    ].join('\n');
  });
  return `${ABOUT_HOOKS}\n${told.join('\n')}`;
}

const LEARNED = `## Classifiers

Two classifiers, \`${LIKE_SCAM_MESSAGES.id}\` and \`${LIKE_SCAM_ADDRESSES.id}\`, see the whole item and the findings of the signals. They
raise the risk to their own calibrated one. The text classifier may overrule what the signals found in the words of a short message, and the
address classifier lowers findings below the threshold. [The model card](../packages/engine/MODEL-CARD.md) says how they were trained and how
right they are.`;

function folderOf(id: string): string {
  return EXAMPLES.find((each) => each.id === id)?.kind ?? '';
}

type Listed = { readonly definition: Definition<SignalId> };

function overview(signals: readonly Listed[]): string {
  const rows = signals
    .toSorted((one, other) => Math.abs(other.definition.weight) - Math.abs(one.definition.weight))
    .map(
      ({ definition: { id, weight, floor, level } }) =>
        `| [${id}](#${id}) | ${weight} | ${floor ?? ''} | ${level} |`,
    );
  return ['| signal | weight | floor | level |', '| --- | --- | --- | --- |', ...rows].join('\n') + '\n';
}

function details(definition: Definition<SignalId>): string {
  const { id, advice, sources } = definition;
  const examples = EXAMPLES.find((each) => each.id === id)?.examples;
  const named = sources.map(({ name, date }) => `${name} (${date})`).join('; ');
  return [
    `### ${id}\n`,
    `- Says: ${sentences(id)}`,
    `- Advises: ${advice.map((each) => WORDINGS.en.advice[each]).join(' ') || 'nothing of its own'}`,
    `- Source: ${named}`,
    ...(examples ? examplesIn(examples) : []),
    '',
  ].join('\n');
}

function sentences(id: SignalId): string {
  const { seen, undecided } = WORDINGS.fr.signals[id];
  const inDoubt = undecided === undefined ? '' : ` In doubt: « ${undecided} »`;
  return `« ${seen} » / "${WORDINGS.en.signals[id].seen}"${inDoubt}`;
}

const MOST_EXAMPLES = 4;

function examplesIn(examples: Examples | KnownExamples): readonly string[] {
  const told = { seen: 'Sees', absent: 'Stays silent on', undecided: 'Cannot tell' } as const;
  return (['seen', 'absent', 'undecided'] as const).flatMap((state) => {
    const sample = examples[state];
    if (sample === undefined) return [];
    const all = 'fr' in sample ? interleaved(sample.fr, sample.en) : sample;
    const shown = all.slice(0, MOST_EXAMPLES).map((each) => `  - ${inCode(each)}`);
    return [`- ${told[state]}:`, ...shown];
  });
}

/** One of each language in turn. */
function interleaved(french: readonly string[], english: readonly string[]): readonly string[] {
  return french.flatMap((text, index) => [text, ...english.slice(index, index + 1)]);
}

function inCode(example: unknown): string {
  const text = typeof example === 'string' ? example : JSON.stringify(example);
  const visible = text.replaceAll('\n', ' ⏎ ').replace(/[\p{Cf}\p{Cc}]/gu, (sign) => `⟨U+${hex(sign)}⟩`);
  return `\`\`${visible.startsWith('`') ? ' ' : ''}${visible}\`\``;
}

const hex = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
