import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { step } from '@scamguard/engine/cases';
import type { StepAnswer, StepAsked } from './step-messages.ts';

/** Takes steps of talks for whoever wrote to a channel, in a thread of its own that lets the site's visitors go first. */

// On Linux a priority belongs to the thread that sets it. Where it is the process's, or may not be set, nothing is lost but the order.
try {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Whoever runs us has forbidden it.
}

parentPort?.on('message', ({ id, taken: [before, text, options] }: StepAsked) => {
  const answer: StepAnswer = { id, step: step(before, text, options) };
  parentPort?.postMessage(answer);
});
