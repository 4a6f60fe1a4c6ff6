import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';

/** First byte of PostgreSQL's start-up message, which opens every connection. */
const STARTUP = 0;

/** PostgreSQL's `ReadyForQuery` outside any transaction: `Z`, a length of five, `I` for idle. */
const IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * The one session that PGlite has for all connections. It answers PostgreSQL's wire protocol on message ports: each
 * message is what a client wrote, each answer what PostgreSQL wrote back.
 */
export class Session {
  readonly #database: PGlite;
  readonly #quiet: (() => Promise<void>)[] = [];
  #isIdle = true;

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Answers a new connection, after ending what an abandoned one has left open. */
  serve(port: MessagePort): void {
    port.on('message', (bytes: Uint8Array) => {
      void this.#database.runExclusive(async () => {
        if (bytes[0] === STARTUP) this.#endAbandonedWork();
        const answer = this.#run(bytes);
        port.postMessage(answer, [answer.buffer]);
        await this.#keepQuiet();
      });
    });
  }

  /**
   * Runs a statement of our own between those of the clients.
   *
   * @returns false when a client has a transaction open, which the statement could break.
   */
  async runWhenIdle(statement: string): Promise<boolean> {
    return this.#database.runExclusive(async () => {
      if (!this.#isIdle) return false;
      this.#run(simpleQuery(statement));
      return true;
    });
  }

  /**
   * Writes the log into the tables. While somebody works on the files, nobody can read or write. It begins after the transaction
   * that is open.
   *
   * @param work resolves when the clients may go on; never rejects.
   */
  async quiesce(work: () => Promise<void>): Promise<void> {
    const over = new Promise<void>((resolve) => {
      this.#quiet.push(() => work().finally(resolve));
    });
    await this.#database.runExclusive(() => this.#keepQuiet());
    await over;
  }

  async #keepQuiet(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#run(simpleQuery('CHECKPOINT'));
      await next();
    }
  }

  #next(): (() => Promise<void>) | undefined {
    return this.#isIdle ? this.#quiet.shift() : undefined;
  }

  #endAbandonedWork(): void {
    for (const statement of ['ROLLBACK', 'DISCARD ALL']) this.#run(simpleQuery(statement));
  }

  /** @returns a copy, since PGlite writes the next answer to the same place. */
  #run(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    const answer = new Uint8Array(this.#database.execProtocolRawSync(bytes));
    this.#isIdle = IDLE.equals(answer.subarray(-IDLE.length));
    return answer;
  }
}

/** PostgreSQL's simple query message: `Q`, the length of the rest, the text, a zero byte. */
function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5, 'latin1');
  return message;
}
