import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** How a connection ends early: its line drops, it is reset, or its sender says that nothing more comes. */
export const ENDINGS = ['dropped', 'reset', 'half closed'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A connection to a listening server, and its other end. */
export interface Connection {
  readonly client: Socket;
  /** Resolves once the server's end is closed. */
  readonly closed: Promise<unknown>;
}

/** Opens one, and lets the server's answer pass. */
export async function connection({ server }: FastifyInstance): Promise<Connection> {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined).resume();
  const [other] = await accepted;
  return { client, closed: new Promise((resolve) => other.once('close', resolve)) };
}

/** Sends the first bytes of what a client would have sent, ends the connection, and waits until the server has seen it. */
export async function cutOff(app: FastifyInstance, bytes: Uint8Array, ending: Ending = 'dropped') {
  const { client, closed } = await connection(app);
  await new Promise<void>((resolve) => client.write(bytes, () => resolve()));
  if (ending === 'dropped') client.destroy();
  else if (ending === 'reset') client.resetAndDestroy();
  else client.end();
  await closed;
  client.destroy();
}

/** A request as it goes over the line. */
export function requestBytes({
  method = 'POST',
  url,
  headers,
  payload,
}: Pick<InjectOptions, 'method' | 'url' | 'headers'> & { readonly payload: Buffer }): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': payload.length });
  const head = [
    `${method} ${String(url)} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ];
  return Buffer.concat([Buffer.from(head.join('\r\n')), payload]);
}
