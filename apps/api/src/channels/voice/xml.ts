import type { ReadLanguage, RecordedCall } from '@scamguard/content/call';
import type { Clip } from './recorded.ts';
import type { Part, Step } from './steps.ts';

/** Who connects a call. */
export type VoiceProvider = 'africas-talking' | 'twilio';

/** The address of recordings that follow each other in one sound. */
export type SoundAddress = (language: RecordedCall, clips: readonly [Clip, ...Clip[]]) => string;

interface Dialect {
  readonly say: (text: string, language: ReadLanguage) => string;
  readonly play: (address: string) => string;
  /** Plays or says parts, and takes a key at any moment of it. */
  readonly listen: (parts: readonly Part[], next: string, sound: SoundAddress) => string;
}

const TAGS: Readonly<Record<ReadLanguage, string>> = { fr: 'fr-FR', en: 'en-GB' };
/** Seconds for a key: somebody looks for it on the phone in their hand. */
const PATIENCE = 10;
/** Seconds between two voices of one step. */
const BREATH = 1;

const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[sign] ?? sign,
  );

/** Source: Twilio, "TwiML: Say, Play, Gather": a Gather holds any number of Say and Play. */
const twilio: Dialect = {
  say: (text, language) => `<Say language="${TAGS[language]}">${escaped(text)}</Say>`,
  play: (address) => `<Play>${escaped(address)}</Play>`,
  listen: (parts, next, sound) =>
    `<Gather numDigits="1" timeout="${PATIENCE}" action="${escaped(next)}" method="POST">${parts
      .map((part) => voiced(twilio, part, sound))
      .join('')}</Gather>`,
};

/**
 * Source: Africa's Talking, "Voice actions: Say, Play, GetDigits": a GetDigits holds one Say or one Play, and without a key the next action
 * follows. So each voice has one of its own, and the recordings of one voice are one sound.
 */
const africasTalking: Dialect = {
  say: (text, language) =>
    `<Say voice="${TAGS[language]}-Standard-A" playBeep="false">${escaped(text)}</Say>`,
  play: (address) => `<Play url="${escaped(address)}"/>`,
  listen: (parts, next, sound) =>
    parts
      .map((part, place) => {
        const patience = place === parts.length - 1 ? PATIENCE : BREATH;
        const prompt =
          'text' in part
            ? africasTalking.say(part.text, part.language)
            : africasTalking.play(sound(part.language, part.clips));
        return `<GetDigits numDigits="1" timeout="${patience}" callbackUrl="${escaped(next)}">${prompt}</GetDigits>`;
      })
      .join(''),
};

const DIALECTS: Readonly<Record<VoiceProvider, Dialect>> = { 'africas-talking': africasTalking, twilio };

/**
 * A call's next step. After silence it is said once more, and a key still counts; then the call ends.
 *
 * @param next the address that hears of the key.
 */
export function xmlOf(
  provider: VoiceProvider,
  { parts, goesOn }: Step,
  next: string,
  sound: SoundAddress,
): string {
  const dialect = DIALECTS[provider];
  return wrapped(
    goesOn
      ? dialect.listen(parts, next, sound).repeat(2)
      : parts.map((part) => voiced(dialect, part, sound)).join(''),
  );
}

/** Recordings are played line by line: each is fetched once, and kept by the provider for the next call. */
const voiced = ({ say, play }: Dialect, part: Part, sound: SoundAddress): string =>
  'text' in part
    ? say(part.text, part.language)
    : part.clips.map((clip) => play(sound(part.language, [clip]))).join('');

const wrapped = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`;
