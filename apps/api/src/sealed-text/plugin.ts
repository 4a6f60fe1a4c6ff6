import fp from 'fastify-plugin';
import type { Queries } from '../db/client.ts';
import { hasTextsOfAnotherSecret, sealOlderRows } from './seal-older-rows.ts';

export interface SealedTextOptions {
  readonly queries: Queries;
  readonly secret: string;
  /** Hides what else an older release has left readable. */
  readonly also?: () => Promise<unknown>;
  /** After how many milliseconds it is tried again, where the database was away. */
  readonly again?: number;
}

const ONE_MINUTE_MS = 60_000;

/**
 * Seals at the start the texts that an older release has left unsealed, and says it when the secret is not that
 * of the database.
 */
export const sealedText = fp<SealedTextOptions>(
  async (app, { queries, secret, also = async () => undefined, again = ONE_MINUTE_MS }) => {
    const closing = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const start = () => {
      running = sealAll();
    };
    const sealAll = async () => {
      try {
        await also();
        await sealOlderRows(queries, secret, closing.signal);
        if (await hasTextsOfAnotherSecret(queries, secret))
          app.log.error(
            'SECRET is not the one that this database was used with: texts of reports and messages from before cannot be read. Set the SECRET, or restore the file DATA_DIR/secret, that they were written with.',
          );
      } catch (err) {
        app.log.warn({ err }, 'Texts or keys of an older release stay readable for now; it is tried again');
        if (!closing.signal.aborted) timer = setTimeout(start, again).unref();
      }
    };
    // Nothing waits for this: a text that is not sealed yet is read as it stands.
    app.addHook('onReady', async () => start());
    app.addHook('onClose', async () => {
      closing.abort();
      clearTimeout(timer);
      await running;
    });
  },
);
