import type { Sealer } from '../../sealed-text/sealer.ts';
import type { ChannelName, Incoming } from '../message.ts';
import { commandIn } from './commands.ts';
import { incomingPlace, LATEST_MS, markedPiece } from './deliver.ts';
import type { People } from './people.ts';
import { COMES_WHOLE, isPiece } from './pieces.ts';
import type { ChannelsRepository } from './repository.ts';

/** Takes in what a provider brings. */
export type Receive = (channel: ChannelName, messages: readonly Incoming[]) => Promise<void>;

/** Takes in that a provider has sent what was marked so. */
export type Confirm = (marks: readonly string[]) => Promise<void>;

export const confirmer =
  ({ confirm }: Pick<ChannelsRepository, 'confirm'>): Confirm =>
  async (marks) => {
    for (const mark of marks) {
      const piece = markedPiece(mark);
      if (piece) await confirm(piece.key, piece.index + 1);
    }
  };

export interface ReceiveOptions {
  readonly repository: Pick<ChannelsRepository, 'keep' | 'forget'>;
  readonly people: People;
  readonly sealer: Pick<Sealer, 'seal'>;
  /** Something is due. */
  readonly onReceived: () => void;
  /** How long the next piece of what somebody says is waited for, in milliseconds. */
  readonly pieceGap?: number;
  readonly now?: () => number;
}

/**
 * Keeps each message once and answers nothing yet: a provider that waits for an answer repeats its call, and is told that all is well
 * as soon as nothing can be lost any more.
 *
 * @throws when the database is away: the provider repeats what it was not told of.
 */
export function receiver({
  repository,
  people,
  sealer,
  onReceived,
  pieceGap = 0,
  now = Date.now,
}: ReceiveOptions): Receive {
  return async (channel, messages) => {
    // A provider repeats for days what it was not told of; nobody may be answered any more by then.
    const young = messages.filter(({ at }) => at + LATEST_MS >= now());
    await repository.keep(
      young.map((message) => {
        const key = people.messageKey(channel, message.id);
        // Nobody wrote in the future: a clock that is wrong would put the message behind all others.
        const at = Math.min(message.at, now());
        return {
          key,
          channel,
          person: people.of(channel, message.from).hash,
          incoming: sealer.seal(JSON.stringify({ ...message, at }), incomingPlace(key)),
          saidAt: new Date(at),
          ...(pieceGap > 0 && !COMES_WHOLE.has(channel) && isPiece(message) ? { waits: pieceGap } : {}),
        };
      }),
    );
    // Whoever says STOP waits for nothing that is still owed to them, such as an alert.
    for (const { from, id, text } of young)
      if (commandIn(text) === 'stop')
        await repository.forget(people.of(channel, from).hash, people.messageKey(channel, id));
    if (young.length) onReceived();
  };
}
