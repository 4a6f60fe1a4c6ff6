import {
  CALL_STEPS,
  lineIds,
  NAMING_LINE,
  RECORDED_CALLS,
  type ReadLanguage,
  type RecordedCall,
} from '@scamguard/content/call';

/** A language of a call: the provider's voice reads it, or people have recorded it. */
export type CallLanguage = ReadLanguage | RecordedCall;

/** The versions that are heard of a call's lines, by the line's id, in each language of which something is recorded. */
export type Recorded = ReadonlyMap<RecordedCall, ReadonlyMap<string, number>>;

/** One recording. Another version of it has another address. */
export interface Clip {
  readonly id: string;
  readonly version: number;
}

const LANGUAGES = Object.keys(RECORDED_CALLS) as RecordedCall[];

/** Where many people speak a language, as ISO 3166-1 alpha-2: to callers from there it is named first. */
const SPOKEN_IN: Readonly<Record<RecordedCall, readonly string[]>> = {
  yo: ['BJ', 'NG', 'TG'],
  wo: ['SN', 'GM', 'MR'],
  di: ['CI', 'BF', 'ML'],
  fon: ['BJ', 'TG'],
  pcm: ['NG', 'GH', 'CM'],
};

export const isRecordedCall = (language: string): language is RecordedCall =>
  Object.hasOwn(RECORDED_CALLS, language);

/** The language that a voice reads where a step is not recorded. */
export const beneath = (language: CallLanguage): ReadLanguage =>
  isRecordedCall(language) ? RECORDED_CALLS[language].beneath : language;

/** The recordings of lines, in order. Undefined where one of them is missing: half of a step may say the opposite. */
export function clipsOf(
  recorded: Recorded,
  language: RecordedCall,
  ids: readonly string[],
): readonly Clip[] | undefined {
  const versions = recorded.get(language);
  const clips = ids.flatMap((id) => {
    const version = versions?.get(id);
    return version === undefined ? [] : [{ id, version }];
  });
  return clips.length === ids.length ? clips : undefined;
}

/** The lines without which a call does not lead to every first action in a language. The numbers may be missing. */
const NEEDED_LINES: readonly string[] = [
  NAMING_LINE,
  ...CALL_STEPS.filter((step) => step !== 'numbers').flatMap(lineIds),
];

/** The languages that people have recorded from the first word to every first action. */
export const offeredIn = (recorded: Recorded): readonly RecordedCall[] =>
  LANGUAGES.filter((language) => clipsOf(recorded, language, NEEDED_LINES) !== undefined);

export const isSpokenIn = (language: RecordedCall, country: string): boolean =>
  SPOKEN_IN[language].includes(country);
