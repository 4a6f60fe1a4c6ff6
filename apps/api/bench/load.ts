import autocannon, { type Request } from 'autocannon';

const SECONDS = 2;
const CONNECTIONS = 50;

/** A machine that is busy with something else makes the server refuse some for a moment. */
const REFUSED_SHARE = 0.05;

/** Good answers a second; more than a few others end the run, since it then measures something else. */
export async function load(url: string, requests: readonly Request[]): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests });
  const failed = result.non2xx + result.errors;
  if (failed > REFUSED_SHARE * result['2xx'])
    throw new Error(`${failed} requests of ${requests[0]?.path} failed`);
  return result['2xx'] / result.duration;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
