import { type Score, score, type Weighed } from '../scoring/score.ts';
import type { Finding, SignalId } from '../signals/index.ts';
import { findingOf } from './read-material.ts';
import type { InterviewState } from './state.ts';
import { EVIDENCE, type EvidenceId } from './table/evidence.ts';
import type { EvidenceRow } from './table/evidence-row.ts';

/** One proof, from a text or from an answer. */
export type Proof =
  | { readonly from: 'text'; readonly finding: Finding }
  | { readonly from: 'answer'; readonly id: EvidenceId };

/** What the interview has come to so far. */
export interface Weighing {
  readonly score: Score;
  /** Heaviest first. */
  readonly proofs: readonly Proof[];
  /** More questions would change nothing. */
  readonly isDecided: boolean;
}

const DECIDED = 85;

/** Combines what was seen and what was answered, as the engine combines its evidence; what both tell counts once. */
export function weigh({ seen, answers }: InterviewState): Weighing {
  const seenProofs = seen.flatMap((sign): Proof[] => {
    const finding = findingOf(sign);
    return finding ? [{ from: 'text', finding }] : [];
  });
  const answered = (Object.entries(EVIDENCE) as [EvidenceId, EvidenceRow][])
    .filter(([, { when }]) =>
      when.some((all) =>
        Object.entries(all).every(([question, reply]) => answers[question as keyof typeof all] === reply),
      ),
    )
    .map(([id]): Proof => ({ from: 'answer', id }));
  const proofs = [...seenProofs, ...answered].toSorted((first, second) => weight(second) - weight(first));
  const counted = proofs.filter((proof, index) => !isToldBefore(proof, proofs.slice(0, index)));
  const total = score(counted.map(weighed));
  return {
    score: total,
    proofs: counted,
    isDecided:
      total.riskLevel >= DECIDED || counted.some((proof) => (weighed(proof).definition.floor ?? 0) > 0),
  };
}

function weighed(proof: Proof): Weighed {
  if (proof.from === 'text') return proof.finding;
  return { definition: EVIDENCE[proof.id], outcome: { state: 'seen', words: {}, share: 1 } };
}

function weight(proof: Proof): number {
  const { definition, outcome } = weighed(proof);
  return outcome.state === 'seen' ? definition.weight * outcome.share : 0;
}

/** What a proof tells: two rows with the same name are one trick. */
function trickOf(proof: Proof): SignalId | EvidenceId {
  if (proof.from === 'text') return proof.finding.definition.id;
  const row: EvidenceRow = EVIDENCE[proof.id];
  return row.alike ?? proof.id;
}

function isToldBefore(proof: Proof, before: readonly Proof[]): boolean {
  return before.some((other) => trickOf(other) === trickOf(proof));
}
