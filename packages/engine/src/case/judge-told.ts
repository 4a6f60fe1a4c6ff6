import type { Classifiers } from '../classifiers/classifiers.ts';
import type { JudgeTold } from '../told-verdict.ts';
import type { CaseModel } from './belief/packed-network.ts';
import { contributionsIn } from './contributions.ts';
import { clausesIn } from './facts/clauses.ts';
import { nameOf } from './facts/fact.ts';
import { factsOf } from './facts/read-facts.ts';
import { listen } from './listen.ts';
import { exposuresOf } from './losses.ts';
import { outcomeOf } from './outcome.ts';
import { standingOf } from './standing.ts';
import { newCase } from './state.ts';

/** Fewer words around a number name it or leave open what happened, unless they say what is gone. */
const FEWEST_WORDS = 8;

/** Judges values that somebody tells as the first message of a case. @param model - opened when the first one comes. */
export const judgeTold =
  (classifiers: Classifiers, model: () => CaseModel): JudgeTold =>
  (value, known, language) => {
    const told = contributionsIn(value).filter(({ form }) => form === 'told');
    const words = told.flatMap(({ item }) => item.value.match(/\p{L}{2,}/gu) ?? []);
    const facts = told.flatMap(({ item }) => factsOf(clausesIn(item.value)).map(nameOf));
    if (words.length < FEWEST_WORDS && exposuresOf(facts).length === 0) return undefined;
    const { network, readFacts } = model();
    const state = listen(newCase('told'), value, { network, readFacts, classifiers, known });
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
