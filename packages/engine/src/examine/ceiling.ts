import type { Inside } from '../everyday/inside.ts';
import type { Hook } from '../hooks/index.ts';
import { lessenTo } from '../scoring/lessen.ts';
import type { Finding } from '../signals/index.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import { isBeyondWords } from './beyond-words.ts';
import { ownFindings } from './signal-features.ts';

/** How a message stands to the official channel. */
export interface Way {
  /** The ways out that it opens. */
  readonly hooks: readonly Hook[];
  /** What says that it stays inside. */
  readonly inside: readonly Inside[];
}

const NO_CEILING = 100;

/**
 * The highest risk of a message, in per cent. A scam needs a way out of the official channel. A message without one is no danger
 * yet. If it also keeps to the operator's own menu, domain or receipt, there is nothing to warn of.
 */
export function highestRisk({ hooks, inside }: Way): number {
  if (hooks.length > 0) return NO_CEILING;
  return inside.length > 0 ? RISK_BANDS.doubt - 1 : RISK_BANDS.high - 1;
}

/** How far a text is doubted, because it is one of many windows of a longer one. */
export interface Doubt {
  /** Log-odds that are taken off those of the text classifier. */
  readonly logOdds: number;
  /** The highest risk, in per cent, that findings in the words make if the text classifier does not warn. */
  readonly mostUnsure: number;
}

/** A text by itself. If signals and classifier disagree, it cannot be decided who is right: no danger. */
export const NO_DOUBT: Doubt = { logOdds: 0, mostUnsure: RISK_BANDS.high - 1 };

/** Words that may not belong together: what only signals find in them warns of nothing, unless the text classifier does. */
export const unlessLearned = (logOdds: number): Doubt => ({ logOdds, mostUnsure: RISK_BANDS.medium - 1 });

/**
 * The findings if the text classifier, which has them as features, does not warn: those in the words, together, make no more than
 * the doubt allows. A floor stays.
 */
export function doubtedFindings(
  findings: readonly Finding[],
  { mostUnsure }: Doubt = NO_DOUBT,
): readonly Finding[] {
  const inWords = findings.filter((finding) => !isBeyondWords(finding));
  const lesser = lessenTo(mostUnsure, inWords);
  return lesser === inWords
    ? findings
    : findings.map((finding) => lesser[inWords.indexOf(finding)] ?? finding);
}

/**
 * The findings that count. Findings in the words are left out if the text classifier overrules them or if nothing may be warned
 * of. Together the rest make no more than the highest risk. What others know of the message stays as it is.
 */
export function findingsUnder(
  highest: number,
  findings: readonly Finding[],
  isOverruled: boolean,
): readonly Finding[] {
  const standing = isOverruled || highest < RISK_BANDS.doubt ? findings.filter(isBeyondWords) : findings;
  const own = ownFindings(standing);
  const lesser = lessenTo(highest, own);
  return lesser === own ? standing : standing.map((finding) => lesser[own.indexOf(finding)] ?? finding);
}
