import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/**
 * A connection to the embedded database that the `pg` client takes for its network socket: PostgreSQL's own protocol,
 * carried by a message port. What the client writes at once travels as one message.
 */
export class Wire extends Duplex {
  readonly #open: () => Promise<MessagePort>;
  #port: MessagePort | undefined;

  /** @param open gets the port of a new connection. */
  constructor(open: () => Promise<MessagePort>) {
    super();
    this.#open = open;
  }

  /** Called by `pg` with a host and a port, which mean nothing here. */
  connect(): this {
    this.#open().then(
      (port) => {
        this.#port = port;
        port.on('message', (bytes: Uint8Array) => this.push(bytes));
        port.on('close', () => this.destroy(new Error('The embedded database has stopped.')));
        this.emit('connect');
      },
      (error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {
    // Answers are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.removeAllListeners();
    this.#port?.close();
    done(error);
  }

  /** `pg` makes settings of a network socket. None of them applies here. */
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  #send(bytes: Buffer, done: () => void): void {
    const copy = new Uint8Array(bytes);
    this.#port?.postMessage(copy, [copy.buffer]);
    done();
  }
}
