import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { PICTURE_READER } from '../../built-files.ts';
import type { Reading } from './reader-program.ts';

/** The process has ended without an answer: somebody killed it, or it wanted too much memory. */
export class ReaderEnded extends Error {
  override readonly name = 'ReaderEnded';
}

/** A long screenshot takes about 250 MB. */
const MOST_BYTES = 600_000_000;

/** Starts the program that reads pictures. It knows nothing of the server's settings, and ends with the server. */
export function startReader(mostBytes = MOST_BYTES): ChildProcess {
  const reader = fork(PICTURE_READER, [String(mostBytes)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  });
  // Whoever waits for an answer is told of the end.
  reader.on('error', () => undefined);
  return reader;
}

/**
 * @throws {ReaderEnded} when the process ends first.
 * @throws the reason of `given`, when that is aborted first.
 */
export async function readBy(reader: ChildProcess, png: Buffer, given: AbortSignal): Promise<Reading> {
  given.throwIfAborted();
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, given]);
  const ended = once(reader, 'exit', { signal }).then(([code, by]) => {
    throw new ReaderEnded(`The reader of pictures has ended (${by ?? code}).`);
  });
  const answered = once(reader, 'message', { signal }).then(([reading]) => reading as Reading);
  const refused = new Promise<never>((_resolve, reject) => {
    reader.send(png, (error) => error && reject(new ReaderEnded('The reader of pictures hears nothing.')));
  });
  try {
    return await Promise.race([answered, ended, refused]);
  } catch (error) {
    // An aborted wait names itself and not why.
    given.throwIfAborted();
    throw error;
  } finally {
    over.abort();
    // What lost the race has nobody to tell.
    for (const lost of [answered, ended, refused]) lost.catch(() => undefined);
  }
}

/** Resolves once the process is gone. */
export async function endReader(reader: ChildProcess): Promise<void> {
  if (reader.pid === undefined || hasEnded(reader)) return;
  const gone = once(reader, 'exit');
  reader.kill('SIGKILL');
  await gone;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
