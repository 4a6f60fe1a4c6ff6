import { clipsOf, loadAllClips } from '@scamguard/content/clips';
import type { InterviewResult } from '@scamguard/contracts';
import type { AnswerLanguage } from '../../http/languages.ts';
import { linesFor } from '../lines.ts';
import type { Button, Channel, Incoming, Outgoing } from '../message.ts';
import { wordsOf } from '../words/index.ts';
import { plain } from './said.ts';

/** What can be asked for after an answer: to hear it, to tell somebody, and whom to call. */
type Extra = 'listen' | 'tell' | 'call';

export interface Extras {
  readonly buttons: (
    channel: Channel,
    result: InterviewResult,
    message: Incoming,
    language: AnswerLanguage,
  ) => Promise<readonly Button[]>;
  /** @returns undefined for words that ask for nothing of these. */
  readonly answer: (
    channel: Channel,
    message: Incoming,
    last: Pick<InterviewResult, 'parts'> | undefined,
    language: AnswerLanguage,
  ) => Promise<Outgoing | undefined>;
}

const LANGUAGES: readonly AnswerLanguage[] = ['fr', 'en'];
/** A provider fetches them one by one; more than three sentences are longer to hear than to read. */
const MOST_CLIPS = 3;

const labelOf = (extra: Extra, language: AnswerLanguage): string => wordsOf(language).extras[extra];
const plainWords = (text: string): string => text.trim().toLowerCase();

/** @param publicUrl where a provider finds our recordings; absent: nothing is heard. */
export function extras(publicUrl: URL | undefined): Extras {
  const clipsIn = async (parts: InterviewResult['parts'], language: AnswerLanguage) => {
    if (!publicUrl) return [];
    const ids = clipsOf(await loadAllClips(language), parts.map(({ text }) => text).join(' '));
    return ids
      .slice(0, MOST_CLIPS)
      .map((id) => new URL(`/api/audio/${id}.opus?lang=${language}`, publicUrl).href);
  };
  return {
    buttons: async ({ shows }, { parts, verdict }, { to }, language) => {
      if (!shows) return [];
      const isBad = verdict === 'danger' || verdict === 'caution';
      const offered: Extra[] = [
        ...((await clipsIn(parts, language)).length ? (['listen'] as const) : []),
        ...(isBad ? (['tell'] as const) : []),
        ...(isBad && linesFor(numberOf(to)).length ? (['call'] as const) : []),
      ];
      return offered.map((id) => ({ id, label: labelOf(id, language) }));
    },
    answer: async ({ shows }, { text, to }, last, language) => {
      if (!shows) return undefined;
      const asked = (extra: Extra) =>
        LANGUAGES.some((each) => plainWords(labelOf(extra, each)) === plainWords(text));
      const words = wordsOf(language);
      if (asked('listen')) {
        const audio = await clipsIn(last?.parts ?? [], language);
        return audio.length
          ? { ...plain(words.heardBelow, language), audio }
          : plain(words.nothingToHear, language);
      }
      if (asked('tell')) return { ...plain(words.tellBelow, language), share: words.sharedText };
      if (!asked('call')) return undefined;
      const numbers = linesFor(numberOf(to)).flatMap((line) => {
        const [, name = '', number = ''] = /^(.+) (\+?[\d ]{2,20})$/.exec(line) ?? [];
        return number ? [{ name, number: number.replaceAll(' ', '') }] : [];
      });
      return numbers.length
        ? { ...plain(words.callBelow, language), contacts: numbers }
        : plain(words.nobodyToCall, language);
    },
  };
}

/** WhatsApp's ids are numbers without their plus, or names of another kind. */
const numberOf = (to: string): string => (/^\d{6,15}$/.test(to) ? `+${to}` : to);
