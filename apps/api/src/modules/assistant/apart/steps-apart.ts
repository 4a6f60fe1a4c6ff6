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

/** One for the process: it holds the engine's weights once more. */
let thread: ((asked: StepAsked['taken']) => Promise<CaseStep>) | undefined;

/**
 * Takes a step in a thread of its own, which is started with the first message and ends with the process. If the thread ends before it answers,
 * the step is taken here, and the next message starts another.
 */
export const stepApart: TakeStep = async (...asked) => {
  thread ??= startThread();
  try {
    return await thread(asked);
  } catch {
    return step(...asked);
  }
};

function startThread() {
  const worker = new Worker(STEP_PROGRAM);
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.on('message', ({ id, step: taken }: StepAnswer) => {
    waiting.get(id)?.done(taken);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  const end = (reason: Error) => {
    thread = undefined;
    for (const { failed } of waiting.values()) failed(reason);
    waiting.clear();
  };
  worker.once('error', end);
  worker.once('exit', (code) => end(new Error(`The thread of channels has ended with code ${code}.`)));
  return (taken: StepAsked['taken']) =>
    new Promise<CaseStep>((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      // Who waits for an answer keeps the process.
      worker.ref();
      worker.postMessage({ id: last, taken } satisfies StepAsked);
    });
}
