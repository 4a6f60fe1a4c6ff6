import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

/** A network between the server and its PostgreSQL that can be cut: bytes stay on their way until they are let go. */
export interface DatabaseProxy {
  /** The same database, reached through the proxy. */
  readonly url: string;
  /** Stops all bytes in both directions, even the end of a connection. */
  readonly hold: () => void;
  /** Lets the next question with these words through, and nothing after it; resolves once it has passed. */
  readonly holdAnswerTo: (words: string) => Promise<void>;
  /**
   * Breaks the connection at the question of this number from now: before it arrives, or once it is answered, while the answer is on
   * its way. Each packet of the client counts as a question.
   *
   * @returns a function that tells whether it came to that, and gives up otherwise.
   */
  readonly breakAt: (number: number, moment: BreakingMoment) => () => boolean;
  /** What was held arrives, late. */
  readonly letGo: () => void;
  readonly close: () => Promise<void>;
}

export type BreakingMoment = 'before' | 'after';

const POSTGRES_PORT = 5432;

/** Starts one in front of a PostgreSQL. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const place = folder
    ? { path: path.join(folder, `.s.PGSQL.${POSTGRES_PORT}`) }
    : { host: target.hostname, port: Number(target.port || POSTGRES_PORT) };
  const sockets = new Set<Socket>();
  let isHeld = false;
  let onPassed: ((question: Buffer) => void) | undefined;
  /** How many questions there are until the connection breaks. */
  let breaking: { left: number; readonly moment: BreakingMoment } | undefined;

  const hold = () => {
    isHeld = true;
    for (const socket of sockets) socket.pause();
  };
  const letGo = () => {
    isHeld = false;
    for (const socket of sockets) socket.resume();
  };
  const carry = (from: Socket, to: Socket, onBytes: (bytes: Buffer) => boolean) => {
    sockets.add(from);
    from.on('data', (bytes: Buffer) => {
      if (onBytes(bytes)) to.write(bytes);
      else from.destroy();
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      // The other side of a cut network does not hear of it.
      if (!isHeld) to.destroy();
    });
    if (isHeld) from.pause();
  };

  const server = createServer((client) => {
    const database = connect(place);
    let isLastAnswer = false;
    carry(client, database, (bytes) => {
      onPassed?.(bytes);
      if (!breaking || breaking.left < 1) return true;
      breaking.left -= 1;
      isLastAnswer = breaking.left === 0 && breaking.moment === 'after';
      return breaking.left > 0 || isLastAnswer;
    });
    carry(database, client, () => !isLastAnswer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxied = new URL(url);
  proxied.searchParams.delete('host');
  proxied.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: proxied.href,
    hold,
    holdAnswerTo: (words) =>
      new Promise((resolve) => {
        onPassed = (question) => {
          if (!question.includes(words)) return;
          onPassed = undefined;
          hold();
          resolve();
        };
      }),
    breakAt: (number, moment) => {
      breaking = { left: number, moment };
      return () => {
        const hasBroken = breaking?.left === 0;
        breaking = undefined;
        return hasBroken;
      };
    },
    letGo,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
