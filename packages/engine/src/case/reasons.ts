import { WORDINGS } from '../locales/index.ts';
import { phrase } from '../locales/phrase.ts';
import { LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import { ENGINE_LANGUAGES } from '../vocabulary.ts';
import { type CaseNetwork, chancesOf } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import { isScamKind } from './kinds.ts';
import { type CaseLanguage, entry, type Spoken } from './locales/index.ts';
import { sayable } from './read-by-network.ts';
import { findingOf } from './signs.ts';
import { factLine } from './speech/heard.ts';
import { chanceOf, type Standing } from './standing.ts';
import type { CaseState } from './state.ts';

const MOST_PATTERNS = 6;
/** A fact is a reason if the chance of a scam would be so much lower without it. */
const LEAST_REASON = 0.005;
/** Where so little was told, all of it is a reason. */
const FEW = 3;

/** What was told that speaks for a scam, and what the signals saw; the heaviest first. */
export function reasonsOf(
  network: CaseNetwork,
  state: CaseState,
  { kind }: Standing,
  language: CaseLanguage,
): readonly Spoken[] {
  const scam = chanceOf(chancesOf(network, state.heard, state), isScamKind);
  const weighed = sayable(network, state)
    .filter((fact) => !speaksAgainst(fact))
    .map((fact) => ({ fact, weight: scam - chanceOf(without(network, state, fact), isScamKind) }));
  const told = weighed
    .filter(
      ({ weight, fact }) => weight > LEAST_REASON || state.answered.includes(fact) || weighed.length <= FEW,
    )
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ fact }) => factLine(fact, language) ?? []);
  const engineLanguage = ENGINE_LANGUAGES.find((each) => each === language) ?? 'fr';
  const seen = state.seen
    .flatMap(findingOf)
    // A story is never said to resemble scam messages, whatever was pasted beside it.
    .filter(({ definition: { id, weight } }) => weight > 0 && !(state.isTold && id === LIKE_SCAM_MESSAGES.id))
    .toSorted((one, other) => other.definition.weight - one.definition.weight)
    .flatMap(({ definition, outcome }): Spoken[] =>
      outcome.state === 'seen'
        ? [
            {
              text: phrase(
                WORDINGS[engineLanguage].signals[definition.id].seen,
                outcome.words,
                engineLanguage,
              ),
              lang: engineLanguage,
            },
          ]
        : [],
    );
  const { value, lang } = entry(language, 'scams', kind);
  const reasons = [...told, ...seen];
  return (reasons.length > 0 ? reasons : [{ text: value.trick, lang }])
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
    .slice(0, MOST_PATTERNS);
}

const without = (network: CaseNetwork, state: CaseState, fact: FactName): Float64Array =>
  chancesOf(network, state.heard, {
    ...state,
    facts: state.facts.filter((each) => each !== fact),
    answered: state.answered.filter((each) => each !== fact),
  });

/** What speaks for an honest matter is no reason for a warning. */
const speaksAgainst = (fact: FactName): boolean =>
  fact === 'true:verified' ||
  fact === 'true:expected' ||
  fact === 'true:received' ||
  fact === 'not:money' ||
  fact === 'true:balance-changed';
