import type { VerificationResult } from '@scamguard/contracts';
import { assess, type Item } from '@scamguard/engine';
import type { AnswerLanguage } from '../../languages.ts';
import { type Known, summarize } from '../reputation/known.ts';
import type { ReputationLookup } from '../reputation/lookup.ts';
import { recentItems } from './recent.ts';

export interface VerificationService {
  readonly verify: (item: Item, language: AnswerLanguage) => Promise<VerificationResult>;
}

/** Judges by the engine and by what the community has published; by the engine alone while the database is away. */
export function verificationService(findReputation: ReputationLookup): VerificationService {
  const recent = recentItems();
  return {
    verify: async (item, language) => {
      const { keys, result } = recent(item, language);
      const known = summarize((await findReputation(keys)) ?? []);
      return result(known, () => judge(item, language, known));
    },
  };
}

function judge(item: Item, language: AnswerLanguage, known: Known): VerificationResult {
  const { signals, reasons, recommendations, ...assessment } = assess(item, { language, known });
  return {
    ...assessment,
    reasons: [...reasons],
    signals: signals.map(({ span, ...signal }) => (span ? { ...signal, span: [...span] } : signal)),
    recommendations: [...recommendations],
    ...(known.reports
      ? { community: { reports: known.reports.count, lastReportedAt: known.reports.lastReportedAt } }
      : {}),
    offline: false,
  };
}
