import type { AnswerLanguage } from '../../http/languages.ts';

/** Who connects a call. */
export type VoiceProvider = 'africas-talking' | 'twilio';

/** What is said in a call, and whether a key is waited for. */
export interface Saying {
  readonly text: string;
  readonly language: AnswerLanguage;
  /** The address that hears of the key; absent: the call ends. */
  readonly next?: string;
}

const LANGUAGES: Readonly<Record<AnswerLanguage, string>> = { fr: 'fr-FR', en: 'en-GB' };
/** Seconds for a key: somebody looks for it on the phone in their hand. */
const PATIENCE = 10;

const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[sign] ?? sign,
  );

/**
 * A call's next step. After silence it is said once more, then the call ends.
 *
 * Source: Africa's Talking, "Voice actions: Say, GetDigits"; Twilio, "TwiML: Say, Gather".
 */
export function xmlOf(provider: VoiceProvider, { text, language, next }: Saying): string {
  const say =
    provider === 'twilio'
      ? `<Say language="${LANGUAGES[language]}">${escaped(text)}</Say>`
      : `<Say voice="${LANGUAGES[language]}-Standard-A" playBeep="false">${escaped(text)}</Say>`;
  if (next === undefined) return wrapped(say);
  const address = escaped(next);
  const waiting =
    provider === 'twilio'
      ? `<Gather numDigits="1" timeout="${PATIENCE}" action="${address}" method="POST">${say}</Gather>`
      : `<GetDigits numDigits="1" timeout="${PATIENCE}" callbackUrl="${address}">${say}</GetDigits>`;
  return wrapped(waiting + say);
}

const wrapped = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`;
