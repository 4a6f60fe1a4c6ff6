import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The requests to a provider of text messages. */
export interface ProviderRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A provider of text messages on this machine. */
export interface SmsInbox {
  readonly url: string;
  readonly requests: readonly ProviderRequest[];
  /** The code in the first message to a number that was not read yet; waits for one. */
  readonly takeCode: (phoneNumber: string) => Promise<string>;
  readonly hasUnread: (phoneNumber: string) => boolean;
  /** How it answers from now on. */
  readonly answer: (status: number, body: unknown) => void;
  readonly close: () => Promise<void>;
}

export async function smsInbox(): Promise<SmsInbox> {
  const requests: ProviderRequest[] = [];
  const read = new Set<ProviderRequest>();
  const arrivals = new EventEmitter().setMaxListeners(0);
  let status = 200;
  let answer: unknown = {};
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    requests.push({ url, headers, body: await text(request) });
    arrivals.emit('message');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const unread = (phoneNumber: string) =>
    requests.find((request) => !read.has(request) && JSON.parse(request.body).to === phoneNumber);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    takeCode: async (phoneNumber) => {
      let message = unread(phoneNumber);
      while (!message) {
        await once(arrivals, 'message');
        message = unread(phoneNumber);
      }
      read.add(message);
      return /\d{6}/.exec(JSON.parse(message.body).text)?.[0] ?? '';
    },
    hasUnread: (phoneNumber) => unread(phoneNumber) !== undefined,
    answer: (newStatus, body) => {
      status = newStatus;
      answer = body;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
