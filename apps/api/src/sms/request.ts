import { Undelivered } from '../delivery/undelivered.ts';

/** A visitor is waiting meanwhile. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Posts to a provider of text messages.
 *
 * @returns the answer as JSON, or undefined when it is something else.
 * @throws {Undelivered} when there is no answer, or one that is no success.
 */
export async function post(
  provider: string,
  url: string,
  request: { readonly headers: Record<string, string>; readonly body: string | URLSearchParams },
): Promise<unknown> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    response = await fetch(url, { method: 'POST', redirect: 'error', signal, ...request });
  } catch {
    throw new Undelivered(`${provider} cannot be reached`);
  }
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new Undelivered(`${provider} answered with status ${response.status}`);
  return answer;
}
