import { type FetchLimits, guardedPost, NotFetched } from '../../guarded-fetch/index.ts';
import type { Subscription } from '../../settings/webhooks.ts';
import { type BodyOptions, bodyOf } from './body.ts';
import type { OwedEvent, WebhooksRepository } from './repository.ts';
import { signatureHeaders } from './sign.ts';

export interface DeliverOptions extends BodyOptions {
  readonly repository: WebhooksRepository;
  readonly isAllowed?: FetchLimits['isAllowed'];
  /** How long a receiver may be silent, in milliseconds. */
  readonly timeLimit?: number;
  /** Told what nobody tries any more. */
  readonly onGivenUp: (owed: OwedEvent, problem: string) => void;
}

/** The time in which a receiver has to answer. */
const TIME_LIMIT = 15_000;
/** An instance that died is waited for so long: longer than a receiver that is silent. */
const HELD_SECONDS = 60;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** After how many seconds a call that was not taken is repeated; after the last it is given up, 33 hours after the first. */
export const PAUSES: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  15 * HOUR,
];
const LONGEST_WISH = 24 * HOUR;
/** The status of a receiver that wants no more calls. */
const GONE = 410;

/** Tells one partner all that is due, one call after the other: one that hangs keeps nobody else waiting. */
export async function deliverTo(
  subscription: Subscription,
  options: DeliverOptions,
  signal?: AbortSignal,
): Promise<void> {
  const { repository } = options;
  await repository.owe(subscription);
  for (;;) {
    const owed = signal?.aborted ? undefined : await repository.claim(subscription.name, HELD_SECONDS);
    if (!owed) return;
    await deliverOne(owed, subscription, options);
  }
}

async function deliverOne(
  owed: OwedEvent,
  { url, secrets }: Subscription,
  { repository, isAllowed, timeLimit = TIME_LIMIT, onGivenUp, ...options }: DeliverOptions,
): Promise<void> {
  const body = await bodyOf(owed, { repository, ...options });
  if (body === undefined) return repository.finish(owed, { state: 'dropped' });
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'ScamGuard-Webhooks/1',
    ...signatureHeaders({ id: owed.event, timestamp, body }, secrets),
  };
  const limits = { service: 'webhook', timeLimit, ...(isAllowed && { isAllowed }) };
  const said = await guardedPost(url, body, headers, limits).catch((error: unknown) => {
    if (error instanceof NotFetched) return error;
    throw error;
  });
  const isTaken = !(said instanceof NotFetched) && said.status >= 200 && said.status < 300;
  if (isTaken) return repository.finish(owed, { state: 'sent' });
  const problem = said instanceof NotFetched ? said.message : `answered with status ${said.status}`;
  const pause = PAUSES[owed.attempts - 1];
  if (pause === undefined || (!(said instanceof NotFetched) && said.status === GONE)) {
    await repository.finish(owed, { state: 'failed', problem });
    onGivenUp(owed, problem);
    return;
  }
  const wished = said instanceof NotFetched ? 0 : Number(said.headers['retry-after']) || 0;
  await repository.postpone(owed, Math.max(pause, Math.min(wished, LONGEST_WISH)), problem);
}
