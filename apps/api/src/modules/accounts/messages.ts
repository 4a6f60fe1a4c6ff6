import type { AnswerLanguage } from '../../http/languages.ts';
import { CODE_LIFETIME_SECONDS } from '../one-time-codes/service.ts';

const MINUTES = CODE_LIFETIME_SECONDS / 60;

/** Only letters that an SMS holds at one byte each, and short enough for one SMS. */
const WORDING: Readonly<Record<AnswerLanguage, (code: string) => string>> = {
  fr: (code) =>
    `ScamGuard : votre code est ${code}. Il est valable ${MINUTES} minutes. Ne le donnez à personne, nous ne le demandons jamais par téléphone.`,
  en: (code) =>
    `ScamGuard: your code is ${code}. It is valid for ${MINUTES} minutes. Give it to nobody; we never ask for it on the phone.`,
};

/** The message that brings somebody their code. */
export const codeMessage = (code: string, language: AnswerLanguage): string => WORDING[language](code);
