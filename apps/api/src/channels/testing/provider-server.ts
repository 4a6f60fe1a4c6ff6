import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a provider says to one call; a file is sent as it is. */
export interface Said {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly file?: Uint8Array;
  /** It takes the call and never answers. */
  readonly isSilent?: boolean;
  /** It takes the call and breaks the connection off. */
  readonly isCut?: boolean;
}

/** A provider of a channel on this machine. */
export interface ProviderServer {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** The bodies that were posted to addresses with this ending, as JSON. */
  readonly posted: (ending: string) => readonly Record<string, never>[];
  /** How it answers from now on. */
  readonly behave: (answer: (asked: Asked) => Said) => void;
  readonly close: () => Promise<void>;
}

const nothing: (call: Asked) => Said = () => ({});

export async function providerServer(): Promise<ProviderServer> {
  const asked: Asked[] = [];
  let answer = nothing;
  const server = createServer(async (request, response) => {
    const { url = '', method = '', headers } = request;
    const call = { method, url, headers, body: await text(request) };
    asked.push(call);
    const { status = 200, headers: extra = {}, body = {}, file, isSilent, isCut } = answer(call);
    if (isSilent) return;
    if (isCut) return void request.socket.destroy();
    response.writeHead(status, { 'content-type': file ? 'image/png' : 'application/json', ...extra });
    response.end(file ?? JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    posted: (ending) =>
      asked.filter(({ url, body }) => url.endsWith(ending) && body).map(({ body }) => JSON.parse(body)),
    behave: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
