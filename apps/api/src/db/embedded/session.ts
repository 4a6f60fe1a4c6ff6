import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';

/** First byte of PostgreSQL's start-up message, which opens every connection. */
const STARTUP = 0;

/**
 * Answers PostgreSQL's wire protocol on a port: each message is what the client wrote, each answer what PostgreSQL
 * wrote back.
 *
 * PGlite has one session for all connections, so a new one first ends what an abandoned one left open.
 */
export function serveConnection(database: PGlite, port: MessagePort): void {
  port.on('message', (bytes: Uint8Array) => {
    void database.runExclusive(async () => {
      if (bytes[0] === STARTUP) endAbandonedWork(database);
      const answer = database.execProtocolRawSync(bytes);
      const copy = answer.slice();
      port.postMessage(copy, [copy.buffer]);
    });
  });
}

function endAbandonedWork(database: PGlite): void {
  for (const statement of ['ROLLBACK', 'DISCARD ALL']) database.execProtocolRawSync(simpleQuery(statement));
}

/** PostgreSQL's simple query message: `Q`, the length of the rest, the text, a zero byte. */
function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5, 'latin1');
  return message;
}
