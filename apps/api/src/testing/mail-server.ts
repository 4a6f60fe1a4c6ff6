import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine. */
export interface MailServer {
  readonly url: string;
  /** Every mail that has come, head and text as they were sent. */
  readonly mails: readonly string[];
  /** The next mail that has not been read yet; waits for one. */
  readonly take: () => Promise<string>;
  /** What has come, taken or not. */
  readonly tried: readonly string[];
  /** From now on no mail is taken, with this status or without any word; undefined: they are taken again. */
  readonly refuse: (how: number | 'silent' | undefined) => void;
  readonly close: () => Promise<void>;
}

export async function mailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const arrivals = new EventEmitter();
  let read = 0;
  const tried: string[] = [];
  let refusal: number | 'silent' | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const mail = await text(stream);
      tried.push(mail);
      if (refusal === 'silent') return;
      if (refusal !== undefined) return done(Object.assign(new Error('refused'), { responseCode: refusal }));
      mails.push(mail);
      arrivals.emit('mail');
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    tried,
    take: async () => {
      while (mails.length <= read) await once(arrivals, 'mail');
      read += 1;
      return mails[read - 1] ?? '';
    },
    refuse: (how) => {
      refusal = how;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
