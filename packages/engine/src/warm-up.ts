import { addressesInText } from './address/find-addresses.ts';
import { isWellKnown } from './address/well-known.ts';
import { assessIn, type Judge } from './assess-in.ts';
import { findingsInConversation } from './examine/conversation.ts';
import { findingsInLink } from './examine/link.ts';
import { remarksOf } from './learned/remarks.ts';
import { phonesInText } from './phone/find-phones.ts';
import { readConversation } from './reading/conversation-reading.ts';
import { readLinks } from './reading/link-reading.ts';
import { findingsIn } from './signals/index.ts';
import { foldText } from './text/folded-text.ts';
import { mentionsIn } from './text/lexicon.ts';
import { tokensOf } from './text/tokens.ts';
import { meaningsIn } from './text-model/meaning.ts';
import type { EngineLanguage } from './vocabulary.ts';

/** How a warm-up goes on: until it is called off, and with what between two slices of work. */
export interface WarmUpOptions {
  /** Stops the work at its next pause; a later warm-up goes on from there. */
  readonly signal?: AbortSignal;
  /** Lets others work before the next slice; by default until the browser is idle, or else until its next turn. */
  readonly pause?: () => Promise<void>;
}

/** Prepares a judge; resolves when that is done or called off, and never rejects. */
export type WarmUp = (options?: WarmUpOptions) => Promise<void>;

/** After so many milliseconds of work others have their turn; no step takes much longer even on a cheap phone. */
const SLICE_MS = 4;

/**
 * Does ahead what a first verdict would wait for: opens the tables that it needs, and has every reader run once over words of our
 * own, so that the browser has compiled them. Idempotent: what is done is not done again.
 */
export function warmUpOf(judge: Judge): WarmUp {
  const steps = stepsOf(judge);
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

const MESSAGES: Readonly<Record<EngineLanguage, string>> = {
  fr: 'Cher client, votre compte sera bloqué ce soir. Confirmez vite sur http://exemple-bj.xyz/login ou envoyez 25 000 F au 01 97 12 34 56.',
  en: 'Dear customer, your account will be blocked today. Confirm now at http://example-ng.xyz/login or send 25 000 naira to +234 803 123 4567.',
};
const LINKS = ['http://exemple.bj/', 'https://exempl3-login.blogspot.com/a/b.php?q=1#z'];
const ROUNDS = 2;

/** Each step takes about a millisecond on a computer; what comes first is needed by what follows. */
function* stepsOf(judge: Judge): Generator<void> {
  const { language, readers } = judge;
  const message = MESSAGES[language];
  mentionsIn([], []);
  yield;
  meaningsIn([], language === 'fr' ? 1 : 0);
  yield;
  isWellKnown('');
  yield;
  for (const link of LINKS) {
    addressesInText(link);
    yield;
    for (const reading of readLinks(link, {})) {
      yield;
      const remarks = remarksOf(findingsInLink(reading));
      yield;
      readers.address(reading.address, remarks);
      yield;
    }
  }
  tokensOf(foldText(message));
  yield;
  phonesInText(message);
  yield;
  const reading = readConversation(message, {});
  yield;
  findingsIn(reading);
  yield;
  const remarks = remarksOf(findingsInConversation(reading));
  yield;
  readers.text(readConversation(language, {}), []);
  yield;
  readers.text(reading, remarks);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const value of LINKS) {
      yield;
      assessIn(judge, { kind: 'link', value }, {});
    }
    yield;
    assessIn(judge, { kind: 'conversation', value: message }, {});
  }
}
