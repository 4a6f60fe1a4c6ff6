import type { Finding } from '../signals/index.ts';
import { score } from './score.ts';

/** Lowest risk, in per cent, at which a sign is shown. */
export const LEAST_RISK = 1;

/**
 * Findings that leave a doubt, together a risk of so many per cent, each lessened alike; as they are where they are no more than that.
 */
export function lessenTo(risk: number, findings: readonly Finding[]): readonly Finding[] {
  const { riskLevel } = score(findings);
  if (risk >= riskLevel) return findings;
  // A risk that is rounded to 100 leaves a doubt as well: raised to the power of 0, it would vanish.
  const doubt = riskLevel < 100 ? 1 - riskLevel / 100 : doubtOfAll(findings);
  const power = Math.log(1 - Math.max(risk, LEAST_RISK) / 100) / Math.log(doubt);
  return findings.map((finding) => withDoubtTo(power, finding));
}

/** Nothing is surer than this. */
const LEAST_DOUBT = 1e-9;

const doubtOfAll = (findings: readonly Finding[]): number =>
  findings.reduce(
    (left, { definition, outcome }) =>
      outcome.state === 'seen' && definition.weight > 0
        ? left * doubtOf(definition.weight, outcome.share)
        : left,
    1,
  );

const doubtOf = (weight: number, share: number): number => Math.max(1 - (weight * share) / 100, LEAST_DOUBT);

/** A finding whose doubt, the share of the risk that it leaves, is raised to a power below 1. */
function withDoubtTo(power: number, finding: Finding): Finding {
  const { definition, outcome } = finding;
  if (outcome.state !== 'seen' || definition.weight <= 0) return finding;
  const doubt = doubtOf(definition.weight, outcome.share);
  const share = (100 * (1 - doubt ** power)) / definition.weight;
  return { definition, outcome: { ...outcome, share } };
}
