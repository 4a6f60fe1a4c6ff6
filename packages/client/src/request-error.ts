import type { ErrorBody } from '@scamguard/contracts';

/** A call that did not succeed. Its `message` is the status code, a colon, a space, then the answer's text. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  /** The server's sentence for the visitor, in their language, when it gave one. */
  readonly visitorMessage: string | undefined;
  readonly code: ErrorBody['code'] | undefined;
  /** The field that the server refuses, where the rest may stay as it is. */
  readonly field: string | undefined;

  constructor(status: number, answer: string) {
    super(`${status}: ${answer}`);
    const { message, code, details } = readError(answer);
    this.status = status;
    this.visitorMessage = typeof message === 'string' ? message : undefined;
    this.code = code;
    this.field = details?.[0]?.field;
  }
}

/** Reads an error answer. Something between the server and here may have sent it, so it may be anything. */
function readError(answer: string): Partial<ErrorBody> {
  try {
    return (JSON.parse(answer) as Partial<ErrorBody> | null) ?? {};
  } catch {
    return {};
  }
}

/** Whether the server has answered, though not with what was asked for. */
export const isRequestError = (failure: unknown): failure is RequestError => failure instanceof RequestError;
