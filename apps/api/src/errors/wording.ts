import type { ErrorCode } from '@scamguard/contracts';
import type { AnswerLanguage } from '../http/languages.ts';

/** The status of an error, and its sentence in each language: what happened and what to do. */
export type ErrorWording = { readonly status: number } & Readonly<Record<AnswerLanguage, string>>;

/** A room of the table of errors. */
export type ErrorsOf = Readonly<Partial<Record<ErrorCode, ErrorWording>>>;
