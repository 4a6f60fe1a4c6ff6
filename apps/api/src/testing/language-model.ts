import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A server on this machine that speaks OpenAI's protocol. */
export interface LanguageModel {
  readonly url: string;
  /** Every body that it was sent. */
  readonly asked: readonly unknown[];
  /** The model's reaction to the next requests. */
  readonly behave: (answer: (response: ServerResponse, request: IncomingMessage) => void) => void;
  readonly close: () => Promise<void>;
}

/** An answer that says this. */
export function saying(text: string): (response: ServerResponse) => void {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));
  };
}

export async function languageModel(): Promise<LanguageModel> {
  const asked: unknown[] = [];
  let answer: (response: ServerResponse, request: IncomingMessage) => void = saying('Bonjour ?');
  const server = createServer(async (request, response) => {
    asked.push(await json(request));
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
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
