import { CodedError } from '../../errors/index.ts';
import type { Sealer } from '../../sealed-text/sealer.ts';
import { inSpan } from '../../tracing/index.ts';
import { type Channel, type ChannelName, type Incoming, NotSent, type Piece } from '../message.ts';
import type { AnswerMessage } from './answer.ts';
import { COMES_WHOLE, isPiece, joined } from './pieces.ts';
import type { ChannelsRepository, Owed } from './repository.ts';

export interface DeliverOptions {
  readonly repository: ChannelsRepository;
  readonly channels: ReadonlyMap<ChannelName, Channel>;
  readonly answer: AnswerMessage;
  readonly sealer: Pick<Sealer, 'open' | 'seal'>;
  readonly onFailure: (error: unknown, what: string) => void;
  readonly now?: () => number;
  /** What somebody wrote within so long is one contribution, in milliseconds. */
  readonly pieceGap?: number;
  /** Waited for before each message: what goes first. */
  readonly turn?: () => Promise<void>;
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
  const { repository, onFailure, turn = async () => undefined } = options;
  return async (signal) => {
    for (;;) {
      await turn();
      const owed = signal?.aborted ? undefined : await repository.claim();
      if (!owed) return;
      try {
        const told = { 'scamguard.channel': owed.channel, 'scamguard.attempt': owed.attempts };
        await inSpan('answer message', { kind: 'internal', partOf: 'nothing', told }, () =>
          answerOne(owed, options),
        );
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
  { repository, channels, answer, sealer, pieceGap = 0 }: DeliverOptions,
): Promise<void> {
  const channel = channels.get(owed.channel);
  const written = sealer.open(owed.incoming, incomingPlace(owed.key));
  // It was switched off, or the secret is another one: nobody can be answered any more.
  if (!channel || written === undefined) return repository.finish(owed);
  const message = await whole(owed, JSON.parse(written) as Incoming, { repository, sealer, pieceGap });
  if (!message) return;
  let pieces = readPieces(owed, sealer);
  const tried = owed.handed;
  let { handed } = owed;
  if (!pieces) {
    const said = await answer(channel, message);
    pieces = said ? channel.shape(said, message) : [];
    const isMine = await repository.keepAnswer(
      owed,
      sealer.seal(JSON.stringify(pieces), outgoingPlace(owed.key)),
    );
    if (!isMine) return;
    handed = 1;
  }
  for (const [index, piece] of pieces.entries()) {
    if (index < owed.sent) continue;
    const mark = markOf(owed.key, index);
    // Whoever was killed, or heard no answer, does not know whether the provider has taken it: some can be asked.
    const isTaken = tried > index && (await channel.wasTaken?.(piece, message, mark));
    if (!isTaken) {
      if (handed <= index && !(await repository.handing(owed, index + 1))) return;
      await channel.send(piece, message, mark);
    }
    handed = index + 2;
    if (!(await repository.pieceSent(owed, index + 1))) return;
  }
  await repository.finish(owed);
}

/**
 * A message with what was written right after it. It is made one before anything is answered, and by whoever takes it up first: a step
 * that was taken is not taken again with other words.
 *
 * @returns undefined when another instance has it now.
 */
async function whole(
  owed: Owed,
  message: Incoming,
  { repository, sealer, pieceGap }: Pick<DeliverOptions, 'repository' | 'sealer'> & { pieceGap: number },
): Promise<Incoming | undefined> {
  const isFirstTry = owed.attempts === 1 && owed.outgoing === null;
  if (!isFirstTry || pieceGap === 0 || COMES_WHOLE.has(owed.channel) || !isPiece(message)) return message;
  const later = await repository.soonAfter(owed, pieceGap);
  const read = later.map(({ key, incoming }) => sealer.open(incoming, incomingPlace(key)));
  const unread = read.indexOf(undefined);
  const { message: all, count } = joined(
    message,
    read.slice(0, unread < 0 ? undefined : unread).map((each) => JSON.parse(each ?? '{}') as Incoming),
  );
  if (!count) return message;
  const others = later.slice(0, count).map(({ key }) => key);
  const isMine = await repository.join(
    owed,
    sealer.seal(JSON.stringify(all), incomingPlace(owed.key)),
    others,
  );
  return isMine ? all : undefined;
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
