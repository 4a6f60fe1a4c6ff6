import fp from 'fastify-plugin';
import type { Subscription } from '../../settings/webhooks.ts';
import { type DeliverOptions, deliverTo } from './deliver.ts';

export interface WebhooksOptions extends Omit<DeliverOptions, 'onGivenUp'> {
  readonly subscriptions: readonly Subscription[];
  /** Changes whenever the list of confirmed threats does. */
  readonly fingerprint: () => Promise<string>;
}

/** How often we look for calls that are due, and for calls that another instance has left. */
const LOOK_MS = 5_000;
/** How long an instance that has read the list keeps it. */
const WATCH_SECONDS = 300;

/** Tells partners and authorities what was published, by signed calls: every few seconds, on whichever instance takes it up. */
export const webhooks = fp<WebhooksOptions>(async (app, { subscriptions, fingerprint, ...options }) => {
  if (!subscriptions.length) return;
  const closing = new AbortController();
  const running = new Map<string, Promise<void>>();
  /** One at a time of each: a receiver that hangs has one call open, and no more. */
  const once = (what: string, work: () => Promise<void>) => {
    if (running.has(what) || closing.signal.aborted) return;
    const done = work()
      .catch((err: unknown) => app.log.warn({ err, what }, 'Partners are told later'))
      .finally(() => running.delete(what));
    running.set(what, done);
  };
  const onGivenUp: DeliverOptions['onGivenUp'] = ({ subscriber, event, type }, problem) =>
    app.log.error(
      { subscriber, event, type, problem },
      'A webhook was given up; `npm run webhooks -- replay` sends it again',
    );
  const isWatched = subscriptions.some(({ types }) => types.includes('threats.changed'));
  const round = () => {
    if (isWatched)
      once('the list of threats', () => options.repository.watchThreats(fingerprint, WATCH_SECONDS));
    for (const subscription of subscriptions)
      once(`to ${subscription.name}`, () =>
        deliverTo(subscription, { ...options, onGivenUp }, closing.signal),
      );
  };
  app.addHook('onReady', async () => round());
  const timer = setInterval(round, LOOK_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await Promise.all(running.values());
  });
});
