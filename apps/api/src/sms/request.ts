import { Undelivered } from '../delivery/undelivered.ts';
import { tracedFetch } from '../tracing/outgoing.ts';

const LONGEST_WAIT_MS = 10_000;

interface Request {
  readonly headers: Record<string, string>;
  /** How long the provider may be silent, in milliseconds. */
  readonly patience?: number | undefined;
}

/**
 * Posts to a provider of text messages.
 *
 * @returns the answer as JSON, or undefined when it is something else.
 * @throws {Undelivered} when there is no answer, or one that is no success.
 */
export const post = (
  provider: string,
  url: string,
  request: Request & { readonly body: string | URLSearchParams },
): Promise<unknown> => call(provider, url, request, 'POST');

/** Asks a provider for something, as {@link post}. */
export const ask = (provider: string, url: string, request: Request): Promise<unknown> =>
  call(provider, url, request, 'GET');

async function call(
  provider: string,
  url: string,
  { patience = LONGEST_WAIT_MS, ...request }: Request & { readonly body?: string | URLSearchParams },
  method: 'GET' | 'POST',
): Promise<unknown> {
  let response: Response;
  try {
    response = await tracedFetch(provider, url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...request,
    });
  } catch {
    throw new Undelivered(`${provider} cannot be reached`);
  }
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new Undelivered(`${provider} answered with status ${response.status}`);
  return answer;
}
