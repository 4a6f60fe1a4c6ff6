import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Abuse, Line } from './abuses.ts';

const STATUS = /HTTP\/1\.[01] (\d{3}) /g;
/** Longer than the server waits for anybody who sends nothing more. */
const PATIENCE_MS = 100_000;

/**
 * Does what an abuse is, and waits until its connections are closed.
 *
 * @returns the statuses that were answered.
 * @throws when the server neither answers nor closes.
 */
export async function send(port: number, { lines }: Abuse): Promise<number[]> {
  return (await Promise.all(lines.map((line) => over(port, line)))).flat();
}

async function over(port: number, { bytes, ending }: Line): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  // A server that has heard enough closes before all is sent.
  socket.on('error', () => undefined);
  let answers = '';
  socket.on('data', (text) => {
    answers += text.toString('latin1');
  });
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(PATIENCE_MS) });
  await Promise.race([new Promise((resolve) => socket.write(bytes, resolve)), closed]);
  end(socket, ending);
  await closed;
  return [...answers.matchAll(STATUS)].map(([, status]) => Number(status));
}

function end(socket: Socket, ending: Line['ending']): void {
  if (ending === 'dropped') socket.destroy();
  else if (ending === 'reset') socket.resetAndDestroy();
  else if (ending === 'half closed') socket.end();
}
