import type { CallStep, CallText } from './call-text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type { CallStep, CallText } from './call-text.ts';

/** The languages that a provider's voice reads in a call. */
export type ReadLanguage = 'fr' | 'en';

/** What is said in a call, in the languages that a voice reads. */
export const CALL_TEXTS: Readonly<Record<ReadLanguage, CallText>> = { fr, en };

/** The steps of a call, in the order in which they are needed. */
export const CALL_STEPS = Object.keys(fr) as CallStep[];

/**
 * The languages that a call has where people have recorded it, each with the key that leads to it from any step, and its name in the
 * language beneath. A key never changes its language: it is spoken in the recordings, and a call may go on over a release.
 */
export const RECORDED_CALLS = {
  yo: { key: '5', name: 'le yoruba', beneath: 'fr' },
  wo: { key: '6', name: 'le wolof', beneath: 'fr' },
  di: { key: '7', name: 'le dioula', beneath: 'fr' },
  fon: { key: '8', name: 'le fon', beneath: 'fr' },
  pcm: { key: '9', name: 'Pidgin', beneath: 'en' },
} as const satisfies Readonly<
  Record<string, { readonly key: string; readonly name: string; readonly beneath: ReadLanguage }>
>;
export type RecordedCall = keyof typeof RECORDED_CALLS;

/** The line that names a language and its key, before somebody has chosen it. */
export const NAMING_LINE = 'call-language';

/** Begins the ids of all lines of a call. */
export const CALL_LINE = 'call-';

/** The ids of a step's lines, in order: those of the recordings. */
export const lineIds = (step: CallStep): readonly string[] => fr[step].map((_, place) => idOf(step, place));

/** The lines of a call that people record in a language, by id, with their meaning in the language beneath. */
export function callLines(language: RecordedCall): Readonly<Record<string, string>> {
  const { key, name, beneath } = RECORDED_CALLS[language];
  const steps = CALL_STEPS.flatMap((step) =>
    CALL_TEXTS[beneath][step].map((line, place): [string, string] => [idOf(step, place), line]),
  );
  const naming = beneath === 'fr' ? `Pour ${name}, tapez ${key}.` : `For ${name}, press ${key}.`;
  return { [NAMING_LINE]: naming, ...Object.fromEntries(steps) };
}

const idOf = (step: CallStep, place: number): string =>
  `${CALL_LINE}${step.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${place + 1}`;
