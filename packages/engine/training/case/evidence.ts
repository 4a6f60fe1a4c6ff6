import type { CaseEvidence } from '../../src/case/belief/features.ts';
import { clausesIn } from '../../src/case/facts/clauses.ts';
import { nameOf } from '../../src/case/facts/fact.ts';
import { factsOfAll } from '../../src/case/facts/read-facts.ts';
import { FULL_CLASSIFIERS } from '../../src/classifiers/full.ts';
import { findingsInConversation } from '../../src/examine/conversation.ts';
import { signalFeatures } from '../../src/examine/signal-features.ts';
import { readConversation } from '../../src/reading/conversation-reading.ts';

/** What the engine takes from the messages of one matter. */
export function evidenceOf(turns: readonly string[]): CaseEvidence {
  const tellings = turns.map((turn) => clausesIn(turn));
  const readings = turns.map((turn) => readConversation(turn, {}));
  const whole = readConversation(turns.join('\n'), {});
  return {
    tellings,
    readings,
    facts: distinct(factsOfAll(tellings).flatMap((facts) => facts.map(nameOf))),
    signals: distinct(readings.flatMap((reading) => signalFeatures(findingsInConversation(reading)))),
    logOdds: FULL_CLASSIFIERS.text(whole, signalFeatures(findingsInConversation(whole))).logOdds,
  };
}

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
