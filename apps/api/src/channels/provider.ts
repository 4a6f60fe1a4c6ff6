import { tracedFetch } from '../tracing/outgoing.ts';
import { NotSent } from './message.ts';

export interface ProviderCall {
  readonly headers?: Readonly<Record<string, string>>;
  /** A provider that is silent keeps a place of an answer for so long, in milliseconds. */
  readonly patience: number;
  /** A form with files, or what becomes JSON; absent: something is only asked for. */
  readonly body?: unknown;
  /** The answer says itself when to come back, in seconds. */
  readonly retryAfterIn?: (answer: unknown) => number | undefined;
}

/**
 * Asks a provider.
 *
 * @returns its answer as JSON, undefined where it is something else.
 * @throws {NotSent} final for a refusal that stays one, to be tried again for 408, 429, 5xx and silence.
 */
export async function callProvider(provider: string, url: string, call: ProviderCall): Promise<unknown> {
  const response = await ask(provider, url, call);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  throw refused(provider, response, call.retryAfterIn?.(answer));
}

/** A file of a provider. @throws {NotSent} as {@link callProvider}, and when it is larger than `most` bytes. */
export async function fetchFile(
  provider: string,
  url: string,
  call: Pick<ProviderCall, 'headers' | 'patience'>,
  most: number,
): Promise<Uint8Array> {
  const response = await ask(provider, url, call);
  if (!response.ok) throw refused(provider, response, undefined);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      if (bytes > most) throw new NotSent(`${provider} has a file that is too large`, { isFinal: true });
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof NotSent ? error : new NotSent(`${provider} broke off`);
  }
  return Buffer.concat(pieces);
}

async function ask(
  provider: string,
  url: string,
  { headers = {}, body, patience }: ProviderCall,
): Promise<Response> {
  const sent =
    body === undefined
      ? { headers }
      : body instanceof FormData
        ? { method: 'POST', headers, body }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          };
  try {
    return await tracedFetch(provider, url, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...sent,
    });
  } catch {
    throw new NotSent(`${provider} cannot be reached`);
  }
}

const TO_BE_TRIED_AGAIN = new Set([401, 408, 425, 429]);

function refused(provider: string, { status, headers }: Response, told: number | undefined): NotSent {
  const isFinal = status < 500 && !TO_BE_TRIED_AGAIN.has(status);
  const header = Number(headers.get('retry-after') ?? Number.NaN);
  return new NotSent(`${provider} answered with status ${status}`, {
    isFinal,
    retryAfter: told ?? (Number.isFinite(header) ? header : undefined),
  });
}
