/** What of autocannon, which brings no types, is used here. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface Request {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
  }

  /** One connection. */
  export interface Client {
    /** What it sends in turn, written at once. */
    readonly setRequests: (requests: readonly Request[]) => void;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly setupClient: (client: Client) => void;
  }

  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
  }

  /** Emits `start` when every connection has been set up. */
  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
}
