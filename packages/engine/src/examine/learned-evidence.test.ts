import { expect, it } from 'vitest';
import { FULL_READERS } from '../readers/full.ts';
import type { LearnedReaders } from '../readers/learned-readers.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';

/** Readers of which the one of texts is as sure as it is told to be. */
const readersAt = (logOdds: number): LearnedReaders => ({
  ...FULL_READERS,
  text: () => ({ logOdds, risk: 100 / (1 + Math.exp(-logOdds)), spans: [] }),
});

const riskOf = (text: string, logOdds: number) =>
  examineConversation(text, {}, readersAt(logOdds)).score.riskLevel;

const CODE = 'Donnez-moi le code secret que vous allez recevoir.';

it('counts what signals saw in words while the reader of texts has doubts', () => {
  expect(riskOf(CODE, -1.5)).toBeGreaterThanOrEqual(RISK_BANDS.high);
});

it('does not count it where the reader, who knows the signals, is sure of an honest message', () => {
  expect(riskOf(CODE, -3)).toBeLessThan(RISK_BANDS.medium);
});

it('counts it however sure the reader is when the words around it are many', () => {
  const padded = `${'Le cours de danse commence à dix heures dans la grande salle. '.repeat(12)}${CODE}`;
  expect(riskOf(padded, -6)).toBeGreaterThanOrEqual(RISK_BANDS.high);
});

it('leaves links to those who judge links', () => {
  const text = 'La photo de classe : http://mtn-momo-gratuit.xyz/login';
  expect(riskOf(text, -6)).toBeGreaterThanOrEqual(RISK_BANDS.medium);
});

it('leaves a code that moves money or calls to those who see what it does', () => {
  expect(riskOf('Composez *21*0197123456# pour réparer votre réseau.', -6)).toBeGreaterThanOrEqual(
    RISK_BANDS.medium,
  );
});

it('counts what others know however sure the reader is', () => {
  const { score } = examineConversation(
    CODE,
    { reports: { count: 5, lastReportedAt: '2026-11-01T08:00:00Z' } },
    readersAt(-6),
  );
  expect(score.riskLevel).toBeGreaterThan(riskOf(CODE, -6));
});
