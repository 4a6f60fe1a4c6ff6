import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** The process has ended without an answer: somebody killed it, or it wanted too much memory. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

/**
 * Starts a program that reads what strangers send. It knows nothing of the server's settings, and ends with the server.
 *
 * @param mostBytes the most memory that it may have; it is told, and ends itself above.
 */
export function startProcess(program: string, mostBytes: number): ChildProcess {
  const started = fork(program, [String(mostBytes)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  });
  // The waiting callers hear of the end.
  started.on('error', () => undefined);
  return started;
}

/**
 * @throws {ProcessEnded} when the process ends before it answers.
 * @throws the reason of `given`, when that is aborted first.
 */
export async function askProcess<Answer>(
  asked: ChildProcess,
  question: object,
  given?: AbortSignal,
): Promise<Answer> {
  given?.throwIfAborted();
  const over = new AbortController();
  const signal = given ? AbortSignal.any([over.signal, given]) : over.signal;
  const ended = once(asked, 'exit', { signal }).then(([code, by]) => {
    throw new ProcessEnded(`The process has ended (${by ?? code}).`);
  });
  const answered = once(asked, 'message', { signal }).then(([answer]) => answer as Answer);
  const refused = new Promise<never>((_resolve, reject) => {
    asked.send(question, (error) => error && reject(new ProcessEnded('The process hears nothing.')));
  });
  try {
    return await Promise.race([answered, ended, refused]);
  } catch (error) {
    // An aborted wait names itself and not why.
    given?.throwIfAborted();
    throw error;
  } finally {
    over.abort();
    // The promises that lost the race have nobody to tell.
    for (const lost of [answered, ended, refused]) lost.catch(() => undefined);
  }
}

/** Resolves once the process is gone. */
export async function endProcess(ending: ChildProcess): Promise<void> {
  if (ending.pid === undefined || hasEnded(ending)) return;
  const gone = once(ending, 'exit');
  ending.kill('SIGKILL');
  await gone;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
