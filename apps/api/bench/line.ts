import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;
const RETRY_AFTER = /\r\nretry-after: \d/i;
/** Where the status stands in an answer of HTTP/1.1. */
const STATUS = [9, 12] as const;

/** The part of an answer that is looked at. */
export interface LineAnswer {
  readonly status: number;
  /** Whether it says when it is worth trying again. */
  readonly hasRetryAfter: boolean;
}

/** One connection that is kept, with one question at a time. It costs less than a client that reads answers. */
export class Line {
  readonly #socket: Socket;
  #text = '';
  #told: (answer: LineAnswer | undefined) => void = () => undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
    this.#socket.on('data', (text) => this.#read(String(text)));
    this.#socket.on('error', () => undefined);
    this.opened = Promise.race(
      ['connect', 'close'].map((name) => new Promise((resolve) => this.#socket.once(name, resolve))),
    );
    this.#socket.on('close', () => this.#told(undefined));
  }

  /** Resolves once it is there, or cannot be. */
  readonly opened: Promise<unknown>;

  get isOpen(): boolean {
    return this.#socket.writable;
  }

  /** @returns the answer once it is there whole; undefined when the connection was closed before. */
  ask(request: string): Promise<LineAnswer | undefined> {
    return new Promise((resolve) => {
      this.#told = resolve;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(more: string): void {
    this.#text += more;
    const head = this.#text.indexOf(END_OF_HEAD);
    const length = Number(LENGTH.exec(this.#text)?.[1]);
    if (head < 0 || this.#text.length < head + END_OF_HEAD.length + length) return;
    const answer = {
      status: Number(this.#text.slice(...STATUS)),
      hasRetryAfter: RETRY_AFTER.test(this.#text.slice(0, head)),
    };
    this.#text = '';
    this.#told(answer);
  }
}
