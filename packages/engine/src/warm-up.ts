import { brandShapesInside, brandWord, ownerOf } from './address/brand-index.ts';
import { assessIn, type Judge } from './assess-in.ts';
import { findingsInConversation } from './examine/conversation.ts';
import { findingsInLink } from './examine/link.ts';
import { remarksOf } from './learned/remarks.ts';
import { readConversation } from './reading/conversation-reading.ts';
import { readLinks } from './reading/link-reading.ts';
import { findingsIn } from './signals/index.ts';
import { foldText } from './text/folded-text.ts';
import { mentionsIn } from './text/lexicon.ts';
import { tokensOf } from './text/tokens.ts';
import { meaningsIn } from './text-model/meaning.ts';

/** How a warm-up goes on: until it is called off, and with what between two slices of work. */
export interface WarmUpOptions {
  /** Stops the work at its next pause; a later warm-up goes on from there. */
  readonly signal?: AbortSignal;
  /** Lets others work before the next slice; by default until the browser is idle, or else until its next turn. */
  readonly pause?: () => Promise<void>;
}

/** Prepares a judge; resolves when that is done or called off. */
export type WarmUp = (options?: WarmUpOptions) => Promise<void>;

/** After so many milliseconds of work others have their turn: at most with the step that is under way. */
const SLICE_MS = 1;

/**
 * Does ahead what a first verdict would wait for: opens the tables that it needs, and has every reader run over words of our own, so
 * that the browser has compiled them. What is done is not done again.
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

/** Each step takes about a millisecond on a computer; what comes first is needed by what follows. */
function* stepsOf(judge: Judge, message: string): Generator<void> {
  const { readers } = judge;
  yield void mentionsIn([], []);
  yield void meaningsIn([], judge.language === 'fr' ? 1 : 0);
  yield void tokensOf(foldText(message));
  yield void ownerOf('');
  yield void brandWord('');
  yield void brandShapesInside('');
  for (const link of readLinks(LINK, {})) {
    yield;
    const remarks = remarksOf(findingsInLink(link));
    yield;
    yield void readers.address(link.address, remarks);
  }
  const reading = readConversation(message, {});
  yield;
  yield void findingsIn(reading);
  const remarks = remarksOf(findingsInConversation(reading));
  yield;
  yield void readers.text(readConversation(LINK, {}), []);
  yield void readers.text(reading, remarks);
  for (let round = 0; round < ROUNDS; round += 1) {
    yield void assessIn(judge, { kind: 'link', value: LINK }, {});
    yield void assessIn(judge, { kind: 'conversation', value: message }, {});
  }
}
