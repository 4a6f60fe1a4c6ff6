import type { KnownExamples } from '../../signal.ts';

export const examples: KnownExamples = {
  seen: [{ listed: true }],
  absent: [{}, { listed: false }, { reports: { count: 9, lastReportedAt: '2026-11-02T08:00:00Z' } }],
};
