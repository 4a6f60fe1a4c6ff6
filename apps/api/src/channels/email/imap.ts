import { ImapFlow } from 'imapflow';
import type { Receive } from '../door/index.ts';
import { type Mailbox, MOST_MAIL_BYTES, mailIn } from './receive.ts';

export interface ImapOptions {
  /** `imaps://user:password@host/folder`. */
  readonly url: URL;
  readonly mailbox: Mailbox;
  readonly receive: Receive;
  readonly onFailure: (error: unknown) => void;
  readonly now?: () => number;
  /** How long a server that did not answer is left alone, in milliseconds. */
  readonly pause?: number;
}

/** Servers tell of new mail at once; whatever they forget to tell is found after so long. */
const LOOK_MS = 60_000;
const PAUSE_MS = 15_000;

export interface MailReader {
  readonly stop: () => Promise<void>;
}

/**
 * Takes in what comes to a mailbox. Each mail is deleted there once the database holds it, or nobody is to be answered for it: nothing
 * that people wrote stays in a mailbox. Several instances may read the same one.
 */
export function readMailbox({ pause = PAUSE_MS, ...options }: ImapOptions): MailReader {
  const closing = new AbortController();
  const running = (async () => {
    while (!closing.signal.aborted) {
      await session(options, closing.signal).catch(options.onFailure);
      await waited(pause, closing.signal);
    }
  })();
  return {
    stop: async () => {
      closing.abort();
      await running;
    },
  };
}

async function session(options: Omit<ImapOptions, 'pause'>, signal: AbortSignal): Promise<void> {
  const { url } = options;
  const isSecure = url.protocol === 'imaps:';
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port || (isSecure ? 993 : 143)),
    secure: isSecure,
    // A password is never sent in the open, but to this machine.
    ...(isSecure || url.hostname === '127.0.0.1' ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
  });
  const ending = new AbortController();
  const end = () => ending.abort();
  client.on('error', end);
  client.on('close', end);
  const both = AbortSignal.any([signal, ending.signal]);
  try {
    await client.connect();
    const lock = await client.getMailboxLock(decodeURIComponent(url.pathname.slice(1)) || 'INBOX');
    try {
      while (!both.aborted) {
        await drain(client, options);
        await newMail(client, both);
      }
    } finally {
      lock.release();
    }
  } finally {
    client.close();
  }
}

/** Takes in every mail that nobody has read. */
async function drain(client: ImapFlow, { mailbox, receive, now = Date.now }: ImapOptions): Promise<void> {
  const found = await client.search({ seen: false }, { uid: true });
  for (const uid of found || []) {
    const wanted = { source: { start: 0, maxLength: MOST_MAIL_BYTES }, internalDate: true };
    const mail = await client.fetchOne(String(uid), wanted, { uid: true });
    // Another instance was quicker.
    if (!mail || !mail.source) continue;
    const at = new Date(mail.internalDate ?? now()).getTime();
    const message = await mailIn(mail.source, Number.isFinite(at) ? at : now(), mailbox);
    if (message) await receive('email', [message]);
    await client.messageDelete(String(uid), { uid: true });
  }
}

/** Waits until the server tells of new mail, the connection ends, or it is time to look. */
function newMail(client: ImapFlow, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      client.off('exists', over);
      signal.removeEventListener('abort', over);
      // The next command ends the waiting on the server's side.
      resolve();
    };
    const timer = setTimeout(over, LOOK_MS);
    client.on('exists', over);
    signal.addEventListener('abort', over);
    if (signal.aborted) over();
    else void client.idle().catch(() => undefined);
  });
}

const waited = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const over = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over, { once: true });
  });
