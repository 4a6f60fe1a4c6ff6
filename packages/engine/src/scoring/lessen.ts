import type { Finding } from '../signals/index.ts';
import { score } from './score.ts';

/** Lowest risk, in per cent, at which a sign is shown. */
export const LEAST_RISK = 1;

/**
 * Lessens findings that leave a doubt, each alike, until together they make this risk, in per cent. If they make no more than
 * that, they stay as they are.
 */
export function lessenTo(risk: number, findings: readonly Finding[]): readonly Finding[] {
  const { riskLevel } = score(findings);
  if (risk >= riskLevel) return findings;
  const { doubt, reduction } = grounds(findings);
  const left = 1 - Math.min(Math.max(risk, LEAST_RISK) + reduction, MOST_RISK) / 100;
  const power = Math.log(left) / Math.log(doubt);
  return findings.map((finding) => withDoubtTo(power, finding));
}

/** A risk of 100 leaves no doubt to raise to a power. */
const MOST_RISK = 99;
/** The least doubt that is left. */
const LEAST_DOUBT = 1e-9;

/** The doubt that what speaks against it leaves together, and what is taken off for what speaks for it. */
function grounds(findings: readonly Finding[]): { doubt: number; reduction: number } {
  let doubt = 1;
  let reduction = 0;
  for (const { definition, outcome } of findings) {
    if (outcome.state !== 'seen') continue;
    if (definition.weight > 0) doubt *= doubtOf(definition.weight, outcome.share);
    else reduction -= definition.weight * outcome.share;
  }
  return { doubt, reduction };
}

const doubtOf = (weight: number, share: number): number => Math.max(1 - (weight * share) / 100, LEAST_DOUBT);

/** A finding whose doubt, the share of the risk that it leaves, is raised to a power below 1. */
function withDoubtTo(power: number, finding: Finding): Finding {
  const { definition, outcome } = finding;
  if (outcome.state !== 'seen' || definition.weight <= 0) return finding;
  const doubt = doubtOf(definition.weight, outcome.share);
  const share = (100 * (1 - doubt ** power)) / definition.weight;
  return { definition, outcome: { ...outcome, share } };
}
