import { Worker } from 'node:worker_threads';
import type { CaseStep } from '@scamguard/engine/case';
import { step } from '@scamguard/engine/cases';
import { STEP_PROGRAM } from '../../../built-files.ts';
import type { TakeStep } from '../service.ts';
import type { StepAnswer, StepAsked } from './step-messages.ts';

interface Waiting {
  readonly done: (taken: CaseStep) => void;
  readonly failed: (reason: Error) => void;
}

/**
 * Takes steps in a thread of its own, which starts with the first message and keeps no process alive that has nothing to wait for. If the thread ends
 * before it answers, the step is taken here, and the next message starts another.
 *
 * @param program of the thread.
 */
export function stepsApart(program: string): TakeStep {
  let thread: ReturnType<typeof startThread> | undefined;
  return async (...asked) => {
    const current = (thread ??= startThread(program, () => {
      if (thread === current) thread = undefined;
    }));
    try {
      return await current(asked);
    } catch {
      return step(...asked);
    }
  };
}

/** One for the process: it holds the engine's weights once more. */
export const stepApart = stepsApart(STEP_PROGRAM);

function startThread(program: string, onEnd: () => void) {
  const worker = new Worker(program);
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.on('message', ({ id, step: taken }: StepAnswer) => {
    waiting.get(id)?.done(taken);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  const end = (reason: Error) => {
    onEnd();
    for (const { failed } of waiting.values()) failed(reason);
    waiting.clear();
  };
  worker.once('error', end);
  worker.once('exit', (code) => end(new Error(`The thread of channels has ended with code ${code}.`)));
  return (taken: StepAsked['taken']) =>
    new Promise<CaseStep>((done, failed) => {
      last += 1;
      // What cannot be sent is not waited for.
      worker.postMessage({ id: last, taken } satisfies StepAsked);
      waiting.set(last, { done, failed });
      worker.ref();
    });
}
