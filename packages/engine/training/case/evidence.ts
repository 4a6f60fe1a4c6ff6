import { FULL_CLASSIFIERS } from '../../node/index.ts';
import { clausesIn, type Telling } from '../../src/case/facts/clauses.ts';
import { nameOf } from '../../src/case/facts/fact.ts';
import { factsOfAll } from '../../src/case/facts/read-facts.ts';
import { examineReading } from '../../src/examine/conversation.ts';
import { signalFeatures } from '../../src/examine/signal-features.ts';
import { type ConversationReading, readConversation } from '../../src/reading/conversation-reading.ts';

/** The evidence that the engine takes from the messages of one matter. */
export interface TellingEvidence {
  readonly messages: readonly { readonly telling: Telling; readonly reading: ConversationReading }[];
  readonly facts: readonly string[];
  readonly signals: readonly string[];
  /** The highest log-odds that the text classifier gives one of the messages. */
  readonly logOdds: number;
}

export function evidenceOf(turns: readonly string[]): TellingEvidence {
  const messages = turns.map((turn) => ({ telling: clausesIn(turn), reading: readConversation(turn, {}) }));
  const examined = messages.map(({ reading }) => examineReading(reading, FULL_CLASSIFIERS));
  return {
    messages,
    facts: distinct(factsOfAll(messages.map(({ telling }) => telling)).flatMap((facts) => facts.map(nameOf))),
    signals: distinct(examined.flatMap(({ seen }) => signalFeatures(seen))),
    logOdds: Math.max(...examined.map(({ logOdds }) => logOdds)),
  };
}

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
