import type { ErrorBody } from '@scamguard/contracts';
import { PATHS } from '@scamguard/contracts/paths';
import type { Language } from '@scamguard/i18n';

/** How long a call may take on a bad line before it counts as failed, in milliseconds. */
const PATIENCE = 30_000;

/** A call that did not succeed. Its `message` is the status code, a colon, a space, then the answer's text. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  /** The server's sentence for the visitor, in their language, when it gave one. */
  readonly visitorMessage: string | undefined;

  constructor(status: number, answer: string) {
    super(`${status}: ${answer}`);
    this.status = status;
    this.visitorMessage = readVisitorMessage(answer);
  }
}

function readVisitorMessage(answer: string): string | undefined {
  try {
    const message = (JSON.parse(answer) as Partial<ErrorBody>).message;
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes one call of the contract.
 *
 * @returns the parsed answer; the server validated it against the contract.
 * @throws RequestError when the server answers with an error status.
 * @throws TypeError or a `TimeoutError` when no answer came at all.
 */
export async function request<Answer>(
  endpoint: keyof typeof PATHS,
  options: { language: Language; body?: unknown },
): Promise<Answer> {
  const { method, path } = PATHS[endpoint];
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      'Accept-Language': options.language,
      ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  if (!response.ok) {
    throw new RequestError(response.status, (await response.text()) || response.statusText);
  }
  return (await response.json()) as Answer;
}
