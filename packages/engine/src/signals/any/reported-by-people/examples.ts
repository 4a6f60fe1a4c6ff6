import type { KnownExamples } from '../../signal.ts';

export const examples: KnownExamples = {
  seen: [{ reports: { count: 3, lastReportedAt: '2026-11-02T08:00:00Z' } }],
  absent: [{}, { listed: true }, { reports: { count: 0, lastReportedAt: '2026-11-02T08:00:00Z' } }],
  undecided: [{ reports: { count: 1, lastReportedAt: '2026-11-02T08:00:00Z' } }],
};
