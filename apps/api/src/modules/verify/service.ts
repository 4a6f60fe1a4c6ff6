import type { VerificationResult } from '@scamguard/contracts';
import { assess, type Item } from '@scamguard/engine';
import type { AnswerLanguage } from '../../languages.ts';
import type { ReputationIndex } from '../reputation/index.ts';
import { type Known, summarize } from '../reputation/known.ts';
import { recentItems } from './recent.ts';

export interface VerificationService {
  /** What was said a moment ago is the same object again. */
  readonly verify: (item: Item, language: AnswerLanguage) => VerificationResult | Promise<VerificationResult>;
}

/** Judges by the engine and by what the community has published; by the engine alone while the database is away. */
export function verificationService(
  reputation: Pick<ReputationIndex, 'find' | 'version'>,
): VerificationService {
  const recent = recentItems();
  return {
    verify: (item, language) => {
      const version = reputation.version();
      const entry = recent(item, language);
      const said = entry.saidAt(version);
      if (said) return said;
      return reputation.find(entry.keys).then((rows) => {
        const known = summarize(rows ?? []);
        return entry.result(known, rows && version, () => judge(item, language, known));
      });
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
