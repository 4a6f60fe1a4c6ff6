/** What of autocannon, which brings no types, is used here. */
declare module 'autocannon' {
  export interface Request {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Sent in turn on every connection. */
    readonly requests: readonly Request[];
  }

  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
