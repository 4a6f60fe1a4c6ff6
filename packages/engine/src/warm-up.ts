import { brandShapesInside, brandWord, ownerOf } from './address/brand-index.ts';
import { assessIn, type Judge } from './assess-in.ts';
import { findingsInConversation } from './examine/conversation.ts';
import { findingsInLink } from './examine/link.ts';
import { signalFeatures } from './examine/signal-features.ts';
import { readConversation } from './reading/conversation-reading.ts';
import { readLinks } from './reading/link-reading.ts';
import { findingsIn } from './signals/index.ts';
import { foldText } from './text/folded-text.ts';
import { mentionsIn } from './text/lexicon.ts';
import { tokensOf } from './text/tokens.ts';
import { conceptsIn } from './text-classifier/find-concepts.ts';

/** How a warm-up pauses and ends. */
export interface WarmUpOptions {
  /** Stops the work at its next pause. A later warm-up goes on from there. */
  readonly signal?: AbortSignal;
  /** Waits before the next slice of work. By default it waits until the browser is idle, or else until its next turn. */
  readonly pause?: () => Promise<void>;
}

/** Prepares a judge. Resolves when that is done or called off. */
export type WarmUp = (options?: WarmUpOptions) => Promise<void>;

/** A slice of work ends after so many milliseconds, with the step that is under way. */
const SLICE_MS = 1;

/**
 * Does ahead what a first verdict would wait for. It opens the tables, and runs every classifier on words of our own, so that the browser
 * has compiled the code. No step is done twice.
 *
 * @param message - an ordinary one in the judge's language, with a link, a sum and a number.
 */
export function warmUpOf(judge: Judge, message: string): WarmUp {
  const steps = stepsOf(judge, message);
  return async ({ signal, pause = untilIdle } = {}) => {
    const isCalledOff = () => signal?.aborted === true;
    let isDone = false;
    while (!isDone && !isCalledOff()) {
      const start = performance.now();
      do isDone = steps.next().done === true;
      while (!isDone && performance.now() - start < SLICE_MS);
      if (!isDone) await pause();
    }
  };
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

const LINK = 'http://exempl3-login.blogspot.com/a/b.php?q=1#z';
const ROUNDS = 3;

/** Each step takes about a millisecond on a computer. Later steps need the earlier ones. */
function* stepsOf(judge: Judge, message: string): Generator<void> {
  const { classifiers } = judge;
  yield void mentionsIn([], []);
  yield void conceptsIn([], judge.language === 'fr' ? 1 : 0);
  yield void tokensOf(foldText(message));
  yield void ownerOf('');
  yield void brandWord('');
  yield void brandShapesInside('');
  for (const link of readLinks(LINK, {})) {
    yield;
    const features = signalFeatures(findingsInLink(link));
    yield;
    yield void classifiers.address(link.address, features);
  }
  const reading = readConversation(message, {});
  yield;
  yield void findingsIn(reading);
  const features = signalFeatures(findingsInConversation(reading));
  yield;
  yield void classifiers.text(readConversation(LINK, {}), []);
  yield void classifiers.text(reading, features);
  for (let round = 0; round < ROUNDS; round += 1) {
    yield void assessIn(judge, { kind: 'link', value: LINK }, {});
    yield void assessIn(judge, { kind: 'conversation', value: message }, {});
  }
}
