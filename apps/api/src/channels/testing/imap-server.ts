import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';

interface Hoodiecrow {
  readonly server: Server;
  readonly listen: (port: number, host: string, done: () => void) => void;
  readonly close: (done: () => void) => void;
  readonly appendMessage: (folder: string, flags: readonly string[], date: string, raw: string) => void;
  readonly getMailbox: (folder: string) => { readonly messages: readonly unknown[] };
}

// It brings no types.
const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as (options: object) => Hoodiecrow;

/** A mailbox on this machine, read by IMAP. */
export interface ImapServer {
  readonly url: string;
  readonly deliver: (mail: string) => void;
  /** Waits until so many mails are left. */
  readonly left: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function imapServer(): Promise<ImapServer> {
  const server = hoodiecrow({
    plugins: ['ID', 'IDLE', 'UIDPLUS'],
    users: { inbox: { password: 'pass/word' } },
    storage: { INBOX: { messages: [] } },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `imap://inbox:pass%2Fword@127.0.0.1:${(server.server.address() as AddressInfo).port}/INBOX`,
    deliver: (mail) => server.appendMessage('INBOX', [], internalDate(), mail.replaceAll(/\r?\n/g, '\r\n')),
    left: async (count) => {
      while (server.getMailbox('INBOX').messages.length !== count)
        await new Promise((resolve) => setImmediate(resolve));
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Source: RFC 3501, `date-time`. */
function internalDate(): string {
  const [, day, month, year, time] = new Date().toUTCString().split(' ');
  return `${day}-${month}-${year} ${time} +0000`;
}
