import type { ErrorBody } from '@scamguard/contracts';
import { PATHS } from '@scamguard/contracts/paths';
import type { Language } from '@scamguard/i18n';
import { addressOf } from './address.ts';

/** How long a call may take on a bad line before it counts as failed, in milliseconds. */
const PATIENCE = 30_000;

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

/** What comes from something between the server and here may be anything. */
function readError(answer: string): Partial<ErrorBody> {
  try {
    return (JSON.parse(answer) as Partial<ErrorBody> | null) ?? {};
  } catch {
    return {};
  }
}

interface RequestOptions {
  readonly language: Language;
  /** Values of the names in braces of the address. */
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as JSON, as a form with files when it is a `FormData`, or as it is when it is a file. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call of the contract.
 *
 * @returns the parsed answer; the server validated it against the contract.
 * @throws RequestError when the server answers with an error status.
 * @throws TypeError or a `TimeoutError` when no answer came at all.
 */
export function request<Answer>(
  endpoint: keyof typeof PATHS,
  { language, params = {}, body, headers }: RequestOptions,
): Promise<Answer> {
  const isRaw = body instanceof FormData || body instanceof Blob;
  const hasJson = body !== undefined && !isRaw;
  return ask<Answer>(addressOf(endpoint, { params }), {
    method: PATHS[endpoint].method,
    headers: {
      'Accept-Language': language,
      ...(hasJson && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  });
}

/** Reads from a whole address, language included: what every kept answer is fetched with. */
export const read = (address: string): Promise<unknown> => ask(address, { method: 'GET' });

/** Reads a file of the contract; errors are those of {@link request}. */
export async function requestFile(
  endpoint: keyof typeof PATHS,
  { language, params = {} }: Pick<RequestOptions, 'language' | 'params'>,
): Promise<Blob> {
  const response = await answerTo(addressOf(endpoint, { params }), {
    method: PATHS[endpoint].method,
    headers: { 'Accept-Language': language },
  });
  return response.blob();
}

async function ask<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const response = await answerTo(address, init);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function answerTo(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, {
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE),
    ...init,
  });
  if (!response.ok) {
    throw new RequestError(response.status, (await response.text()) || response.statusText);
  }
  return response;
}
