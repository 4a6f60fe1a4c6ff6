import { CodedError } from '../../errors/index.ts';
import type { Sealer } from '../../sealed-text/sealer.ts';
import { type Channel, type ChannelName, type Incoming, NotSent, type Piece } from '../message.ts';
import type { AnswerMessage } from './answer.ts';
import type { ChannelsRepository, Owed } from './repository.ts';

export interface DeliverOptions {
  readonly repository: ChannelsRepository;
  readonly channels: ReadonlyMap<ChannelName, Channel>;
  readonly answer: AnswerMessage;
  readonly sealer: Pick<Sealer, 'open' | 'seal'>;
  readonly onFailure: (error: unknown, what: string) => void;
  readonly now?: () => number;
}

/** Answers what is owed, one message after the other, until nothing is due. */
export type Deliver = (signal?: AbortSignal) => Promise<void>;

/** WhatsApp lets a person be answered for 24 hours: what is owed goes out before hour 23, or not at all. */
export const LATEST_MS = 23 * 3_600_000;
/** After how many seconds a message that could not be answered is tried again. */
const PAUSES = [2, 5, 15, 60, 300, 900] as const;
const LONGEST_PAUSE = 1_800;

export const incomingPlace = (key: string): string => `channel_messages.incoming ${key}`;
export const outgoingPlace = (key: string): string => `channel_messages.outgoing ${key}`;

export function deliver(options: DeliverOptions): Deliver {
  const { repository, onFailure } = options;
  return async (signal) => {
    for (;;) {
      const owed = signal?.aborted ? undefined : await repository.claim();
      if (!owed) return;
      try {
        await answerOne(owed, options);
      } catch (error) {
        onFailure(error, owed.channel);
        await tryAgain(owed, error, options);
      }
    }
  };
}

/** Names one piece of an answer. */
const markOf = (key: string, index: number): string => `${key}.${index}`;

/** @returns undefined for what is no mark of ours. */
export function markedPiece(mark: string): { readonly key: string; readonly index: number } | undefined {
  const [, key, index] = /^([\w-]+)\.(\d{1,4})$/.exec(mark) ?? [];
  return key === undefined ? undefined : { key, index: Number(index) };
}

async function answerOne(
  owed: Owed,
  { repository, channels, answer, sealer }: DeliverOptions,
): Promise<void> {
  const channel = channels.get(owed.channel);
  const written = sealer.open(owed.incoming, incomingPlace(owed.key));
  // It was switched off, or the secret is another one: nobody can be answered any more.
  if (!channel || written === undefined) return repository.finish(owed);
  const message = JSON.parse(written) as Incoming;
  let pieces = readPieces(owed, sealer);
  if (!pieces) {
    const said = await answer(channel, message);
    pieces = said ? channel.shape(said, message) : [];
    const isMine = await repository.keepAnswer(
      owed,
      sealer.seal(JSON.stringify(pieces), outgoingPlace(owed.key)),
    );
    if (!isMine) return;
  }
  for (const [index, piece] of pieces.entries()) {
    if (index < owed.sent) continue;
    await channel.send(piece, message, markOf(owed.key, index));
    if (!(await repository.pieceSent(owed, index + 1))) return;
  }
  await repository.finish(owed);
}

function readPieces({ key, outgoing }: Owed, { open }: Pick<Sealer, 'open'>): readonly Piece[] | undefined {
  const written = outgoing === null ? undefined : open(outgoing, outgoingPlace(key));
  return written === undefined ? undefined : (JSON.parse(written) as readonly Piece[]);
}

async function tryAgain(
  owed: Owed,
  error: unknown,
  { repository, sealer, now = Date.now }: DeliverOptions,
): Promise<void> {
  const isFinal = error instanceof NotSent && error.isFinal;
  const written = sealer.open(owed.incoming, incomingPlace(owed.key));
  const at = written === undefined ? 0 : (JSON.parse(written) as Incoming).at;
  const told =
    error instanceof NotSent
      ? error.retryAfter
      : error instanceof CodedError
        ? error.retryAfterSeconds
        : undefined;
  const pause = Math.max(told ?? 0, PAUSES[owed.attempts - 1] ?? LONGEST_PAUSE);
  if (isFinal || now() + pause * 1_000 > at + LATEST_MS) await repository.finish(owed);
  else await repository.postpone(owed, pause);
}
