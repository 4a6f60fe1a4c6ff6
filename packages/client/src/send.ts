/** How long a call may take on a bad line before it counts as failed, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Fetches the answer to one call, whatever its status.
 *
 * @throws TypeError or a `TimeoutError` when no answer came at all.
 */
export const send = (address: string | URL, init: RequestInit): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE), ...init });
