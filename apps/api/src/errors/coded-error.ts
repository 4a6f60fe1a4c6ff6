import type { ErrorBody, ErrorCode } from '@scamguard/contracts';
import type { AnswerLanguage } from '../http/languages.ts';
import { ERRORS } from './table.ts';

/** An error that a visitor is told of by its code. */
export class CodedError extends Error {
  override readonly name = 'CodedError';
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];
  /** When it makes sense to try again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details?: ErrorBody['details'], retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The body of an error's answer. */
export function errorBody({ code, details }: CodedError, language: AnswerLanguage): ErrorBody {
  return { code, message: ERRORS[code][language], ...(details ? { details } : {}) };
}
