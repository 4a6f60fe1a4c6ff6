import type { AnswerLanguage } from '../../http/languages.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ChannelWording } from './wording.ts';

const WORDS: Readonly<Record<AnswerLanguage, ChannelWording>> = { fr, en };

/** What the door says in a language. */
export const wordsOf = (language: AnswerLanguage): ChannelWording => WORDS[language];
