import {
  CALL_TEXTS,
  type CallStep,
  lineIds,
  NAMING_LINE,
  RECORDED_CALLS,
  type ReadLanguage,
  type RecordedCall,
} from '@scamguard/content/call';
import type { Lines } from '../lines.ts';
import { calledIn, spelled } from './numbers.ts';
import {
  beneath,
  type CallLanguage,
  type Clip,
  clipsOf,
  isRecordedCall,
  isSpokenIn,
  offeredIn,
  type Recorded,
} from './recorded.ts';

/** What is heard without a change of voice: words that the provider reads, or people's recordings, line by line. */
export type Part =
  | { readonly language: ReadLanguage; readonly text: string }
  | { readonly language: RecordedCall; readonly clips: readonly [Clip, ...Clip[]] };

/** Where somebody is in a call: nothing else decides what they hear next. */
export interface Place {
  readonly language: CallLanguage;
  /** The keys that led there, without those that chose a language. */
  readonly keys: readonly string[];
}

export interface Step {
  readonly parts: readonly Part[];
  /** A key is waited for. */
  readonly goesOn: boolean;
}

/** What a step may say beside its words. */
export interface Surroundings {
  readonly lines: Lines;
  /** The caller's, as ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly recorded: Recorded;
}

/** Changes between French and English, and leads back from a recorded language to the one beneath it. */
const CHANGE = '0';
/** Leads to the scams in which nothing is gone yet. */
const OTHER = '4';
const OTHER_STEPS = ['payFirst', 'sentByMistake', 'threat', 'counter'] as const;

/** The language that {@link CHANGE} leads to. */
const changed = (language: CallLanguage): ReadLanguage =>
  isRecordedCall(language) ? beneath(language) : language === 'fr' ? 'en' : 'fr';

/** The place after a key. One that leads nowhere leaves the step as it is, to be said again. */
export function placeAfter(place: Place, pressed: string, { recorded }: Surroundings): Place {
  const { language, keys } = place;
  if (pressed === CHANGE) return { language: changed(language), keys };
  const chosen = offeredIn(recorded).find((each) => RECORDED_CALLS[each].key === pressed);
  if (chosen) return { language: chosen, keys };
  return /^\d$/.test(pressed) ? { language, keys: [...keys, pressed] } : place;
}

/** What is heard at a place. */
export function stepAt({ language, keys }: Place, around: Surroundings): Step {
  const ended = (step: CallStep, lines: Lines = []): Step => ({
    parts: [...spoken([step], language, around.recorded), ...numbers(step, lines, language, around.recorded)],
    goesOn: false,
  });
  // A number is heard, an address is not: nobody can write it down in a call.
  const lines = around.lines.filter((line) => !line.includes('@'));
  const isOther = keys.includes(OTHER);
  switch (isOther ? OTHER : keys.at(-1)) {
    case '1':
      return ended('sent', lines);
    case '2':
      return ended('code', lines);
    case '3':
      return ended('hungUp');
    case OTHER: {
      const chosen = OTHER_STEPS[Number(keys.slice(keys.indexOf(OTHER) + 1).at(-1)) - 1];
      return chosen ? ended(chosen) : { parts: spoken(['other'], language, around.recorded), goesOn: true };
    }
    default:
      return { parts: opening(language, around), goesOn: true };
  }
}

/** The first action, who speaks, the keys, and how to come to another language: each says its name itself. */
function opening(language: CallLanguage, { recorded, country }: Surroundings): readonly Part[] {
  if (isRecordedCall(language)) {
    const own = played(['order', 'who', 'menu', 'back'], language, recorded);
    if (own) return [own];
  }
  const read = beneath(language);
  const names = offeredIn(recorded).map((each) => ({
    isFirst: read !== 'fr' || isSpokenIn(each, country),
    parts: namings(each, recorded),
  }));
  // Who understands nothing so far does not wait for the end.
  const early = names.filter(({ isFirst }) => isFirst).flatMap(({ parts }) => parts);
  return [
    ...(early.length
      ? [say(['order'], read), ...early, say(['who', 'menu'], read)]
      : [say(['order', 'who', 'menu'], read)]),
    ...names.filter(({ isFirst }) => !isFirst).flatMap(({ parts }) => parts),
    say(['back'], changed(language)),
  ];
}

/** Steps in one voice: recorded from beginning to end, or else read in the language beneath. */
const spoken = (steps: readonly CallStep[], language: CallLanguage, recorded: Recorded): readonly Part[] => [
  (isRecordedCall(language) && played(steps, language, recorded)) || say(steps, beneath(language)),
];

const say = (steps: readonly CallStep[], language: ReadLanguage): Part => ({
  language,
  text: steps.flatMap((step) => CALL_TEXTS[language][step]).join(' '),
});

function played(steps: readonly CallStep[], language: RecordedCall, recorded: Recorded): Part | undefined {
  const [first, ...rest] = clipsOf(recorded, language, steps.flatMap(lineIds)) ?? [];
  return first && { language, clips: [first, ...rest] };
}

function namings(language: RecordedCall, recorded: Recorded): readonly Part[] {
  const [clip] = clipsOf(recorded, language, [NAMING_LINE]) ?? [];
  return clip ? [{ language, clips: [clip] }] : [];
}

/** Whom to call. In a recorded language a line of its own says first that numbers follow, and in which language. */
function numbers(step: CallStep, lines: Lines, language: CallLanguage, recorded: Recorded): readonly Part[] {
  if (!lines.length) return [];
  const read = beneath(language);
  if (!isRecordedCall(language) || !played([step], language, recorded))
    return [{ language: read, text: calledIn(read, lines) }];
  const announced = played(['numbers'], language, recorded);
  return announced ? [announced, { language: read, text: spelled(lines, 1) }] : [];
}
