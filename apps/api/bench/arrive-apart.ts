import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Arrived } from './arrivals.ts';
import type { Wanted } from './arrivals-program.ts';

/**
 * Sends streams of requests to a server at the same time, from a process of its own: what it costs to ask delays no measurement.
 *
 * @param program the built `arrivals-program.ts`.
 */
export async function arriveApart<const Streams extends readonly Wanted[]>(
  program: URL,
  address: string,
  wanted: Streams,
): Promise<{ readonly [Index in keyof Streams]: Arrived }> {
  const child = fork(program);
  child.send({ address, wanted });
  const [arrived] = await once(child, 'message');
  return arrived as { readonly [Index in keyof Streams]: Arrived };
}
