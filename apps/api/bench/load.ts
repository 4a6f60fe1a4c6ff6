import { once } from 'node:events';
import autocannon, { type Client, type Request } from 'autocannon';
import type { Program } from './start-program.ts';

/** How long each load lasts. */
export const SECONDS = Number(process.env['SECONDS'] ?? 2);
const CONNECTIONS = 50;

/** A machine that is busy with something else makes the server refuse some for a moment. */
const REFUSED_SHARE = 0.05;

export interface Load {
  /** Good answers a second. */
  readonly rate: number;
  /** Milliseconds of the server's processor time for each. */
  readonly cost: number;
}

/**
 * Asks as much as is answered; more than a few that are refused end the run, since it then measures something else.
 *
 * The requests are dealt to the connections like cards, so that none is made twice before all have been made, and are written before the
 * clock starts.
 */
export async function load(
  program: Program,
  requests: readonly Request[],
  connections = CONNECTIONS,
): Promise<Load> {
  let connection = 0;
  const setupClient = (client: Client) => {
    const first = connection++;
    client.setRequests(requests.filter((_, index) => index % connections === first % requests.length));
  };
  const running = autocannon({
    url: program.address,
    connections,
    duration: SECONDS,
    setupClient,
  });
  await once(running, 'start');
  const [began, before] = [performance.now(), program.processorTime()];
  const result = await running;
  const seconds = (performance.now() - began) / 1_000;
  const cost = (program.processorTime() - before) / result['2xx'];
  const failed = result.non2xx + result.errors;
  if (failed > REFUSED_SHARE * result['2xx'])
    throw new Error(`${failed} requests of ${requests[0]?.path} failed`);
  return { rate: result['2xx'] / seconds, cost };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
