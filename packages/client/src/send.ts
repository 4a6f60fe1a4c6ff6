import { RequestError } from './request-error.ts';

/** How long a call may take on a bad line before it counts as failed, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Fetches the answer to one call.
 *
 * @throws RequestError when the server answers with an error status.
 * @throws TypeError or a `TimeoutError` when no answer came at all.
 */
export async function send(address: string | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), ...init });
  if (!response.ok) {
    throw new RequestError(response.status, (await response.text()) || response.statusText);
  }
  return response;
}
