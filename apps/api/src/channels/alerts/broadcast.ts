import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { channelBroadcasts } from '../../db/schema/channels.ts';
import { alerts as alertsTable } from '../../db/schema/content.ts';
import { CodedError } from '../../errors/index.ts';
import type { RateLimits } from '../../rate-limits/service.ts';
import type { Sealer } from '../../sealed-text/sealer.ts';
import { incomingPlace, outgoingPlace } from '../door/deliver.ts';
import type { People } from '../door/people.ts';
import type { ChannelsRepository } from '../door/repository.ts';
import type { Subscribers } from '../door/subscribers.ts';
import { alertPieces } from './alert-pieces.ts';

export interface BroadcastOptions {
  readonly queries: Queries;
  readonly repository: Pick<ChannelsRepository, 'keep' | 'isStopped'>;
  readonly subscribers: Subscribers;
  readonly people: People;
  readonly sealer: Pick<Sealer, 'seal'>;
  readonly limits: Pick<RateLimits, 'take'>;
  /** The most people whom alerts are sent to in a day, whichever alerts: what an operator pays at most. */
  readonly perDay: number;
  readonly template: string | undefined;
}

/** How it went: whom the alert goes to, and whom it could not go to today. */
export interface Broadcasted {
  readonly queued: number;
  readonly left: number;
}

const DAY_MS = 24 * 3_600_000;

/** Puts an alert among what is owed to each who asked for it, once; whichever instance runs sends it. */
export async function broadcast(
  { queries, repository, subscribers, people, sealer, limits, perDay, template }: BroadcastOptions,
  alert: string,
  country?: string,
): Promise<Broadcasted> {
  const [known] = await queries.select().from(alertsTable).where(eq(alertsTable.id, alert));
  if (!known) throw new Error(`There is no alert "${alert}".`);
  const name = `${alert} ${country ?? 'ALL'}`;
  if (await queries.$count(channelBroadcasts, eq(channelBroadcasts.alert, name)))
    throw new Error(`"${alert}" has been sent already.`);
  const all = await subscribers.of(country);
  let queued = 0;
  for (const { person, channel, to, language } of all) {
    if (await repository.isStopped(person)) continue;
    const message = { id: `alert ${alert}`, from: to, to, text: '', at: Date.now() };
    const pieces = alertPieces(channel, known.texts[language], language, message, template);
    if (!pieces.length) continue;
    try {
      await limits.take(['alerts'], { max: perDay, windowMs: DAY_MS });
    } catch (error) {
      if (error instanceof CodedError) return { queued, left: all.length - queued };
      throw error;
    }
    const key = people.messageKey(channel, `alert ${alert} ${person}`);
    await repository.keep([
      {
        key,
        channel,
        person,
        incoming: sealer.seal(JSON.stringify(message), incomingPlace(key)),
        outgoing: sealer.seal(JSON.stringify(pieces), outgoingPlace(key)),
        saidAt: new Date(message.at),
      },
    ]);
    queued += 1;
  }
  await queries.insert(channelBroadcasts).values({ alert: name }).onConflictDoNothing();
  return { queued, left: 0 };
}
