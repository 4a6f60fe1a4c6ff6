import fp from 'fastify-plugin';
import { isDatabaseAway } from '../../db/away.ts';
import { type FetchLimits, guardedFetch } from '../../guarded-fetch/index.ts';
import { isDoubtful } from './doubtful.ts';
import { readList } from './read-list/index.ts';
import type { ThreatListsRepository } from './repository.ts';

export interface ThreatListsOptions {
  readonly urls: readonly URL[];
  readonly repository: ThreatListsRepository;
  /** Told that reputation has changed. */
  readonly onChange: () => Promise<unknown>;
  readonly isAllowed?: FetchLimits['isAllowed'];
  /** Told that the turn of each list has been looked at. */
  readonly onRound?: () => void;
}

const LIMITS = { maxBytes: 64 * 1024 * 1024, timeLimit: 120_000 };
const EVERY_MS = 60 * 60_000;
const LOOK_EVERY_MS = 5 * 60_000;

const HELD = 'A list of known scams has shrunk or grown so much that it is held: it stays as it was';

/**
 * Reads lists of known scams every hour, one instance for all. A list that cannot be read stays as it was. So does one that
 * is suddenly empty, much smaller or much larger, for that is how lists fail and how they are poisoned.
 */
export const threatListsRefresh = fp<ThreatListsOptions>(
  async (app, { urls, repository, onChange, onRound, ...guard }) => {
    const closing = new AbortController();
    const { signal } = closing;
    const takeOver = async (url: URL) => {
      const keys = readList(
        await guardedFetch(url, { ...LIMITS, ...guard, signal, service: 'list of known scams' }),
        url,
      );
      if (!keys.length) throw new Error('there is nothing in it');
      const before = await repository.sizeOf(url.href);
      if (isDoubtful(before, keys.length)) {
        await repository.hold(url.href, keys.length);
        app.log.error({ host: url.host, before, now: keys.length }, HELD);
        return;
      }
      await repository.replace(url.href, keys);
      await onChange();
    };
    const readOne = async (url: URL) => {
      if (!(await repository.claim(url.href, EVERY_MS))) return;
      try {
        await takeOver(url);
      } catch (error) {
        // Without its database nothing was taken over: the list is read again as soon as that is back.
        if (isDatabaseAway(error)) throw error;
        await repository.done(url.href);
        throw error;
      }
      await repository.done(url.href);
    };
    let areOthersForgotten = false;
    const forgetOthers = async () => {
      await repository.keepOnly(urls.map(({ href }) => href));
      areOthersForgotten = true;
    };
    const readAll = async () => {
      if (!areOthersForgotten)
        await forgetOthers().catch((err) =>
          app.log.warn({ err }, 'Lists that are set no more go on counting'),
        );
      for (const url of urls) {
        if (signal.aborted) return;
        await readOne(url).catch((err) =>
          app.log.warn({ err, host: url.host }, 'A list of known scams stays as it was'),
        );
      }
      onRound?.();
    };

    let running: Promise<void> = Promise.resolve();
    const refresh = () => {
      running = running.then(readAll);
    };
    const timer = setInterval(refresh, LOOK_EVERY_MS).unref();
    app.addHook('onReady', async () => refresh());
    app.addHook('onClose', async () => {
      clearInterval(timer);
      // A server that answers slowly or never does not keep ours from stopping.
      closing.abort();
      await running;
    });
  },
);
