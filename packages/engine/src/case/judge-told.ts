import type { Classifiers } from '../classifiers/classifiers.ts';
import type { JudgeTold } from '../told-verdict.ts';
import { type CaseModel, openCaseModel, type PackedCaseModel } from './belief/packed-network.ts';
import { contributionsIn } from './contributions.ts';
import { listen } from './listen.ts';
import { outcomeOf } from './outcome.ts';
import { standingOf } from './standing.ts';
import { newCase } from './state.ts';

/** Fewer words around a number name it or leave open what happened. */
const FEWEST_WORDS = 8;

/** Judges values that somebody tells as the first message of a case. @param packed - opened when the first one comes. */
export function judgeTold(classifiers: Classifiers, packed: () => PackedCaseModel): JudgeTold {
  let model: CaseModel | undefined;
  return (value, known, language) => {
    const told = contributionsIn(value).filter(({ form }) => form === 'told');
    const words = told.flatMap(({ item }) => item.value.match(/\p{L}{2,}/gu) ?? []);
    if (words.length < FEWEST_WORDS) return undefined;
    model ??= openCaseModel(packed());
    const { network } = model;
    const state = listen(newCase('told'), value, { network, classifiers, known });
    const { riskLevel, verdict, matchedPatterns, recommendations } = outcomeOf(
      network,
      state,
      standingOf(network, state),
      language,
    );
    return {
      riskLevel,
      verdict,
      reasons: matchedPatterns.map(({ text }) => text),
      recommendations: recommendations.map(({ text }) => text),
    };
  };
}
