import { expect, it } from 'vitest';
import { FULL_READERS } from '../readers/full.ts';
import type { LearnedReaders } from '../readers/learned-readers.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';
import { examineLink } from './link.ts';

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

/** Readers of which the one of addresses says a risk in per cent. */
const linkRiskOf = (value: string, risk: number) =>
  examineLink(value, {}, { ...FULL_READERS, address: () => ({ logOdds: 0, risk }) });

const FREE_HOST = 'https://boutique-adjovi.vercel.app';

it('lets signs that do not warn by themselves count as much as the reader of addresses makes of them', () => {
  const { score, findings } = linkRiskOf(FREE_HOST, 4);
  expect(score.riskLevel).toBe(4);
  expect(findings.map(({ definition }) => definition.id)).toEqual(['free-host']);
  expect(linkRiskOf('https://mtn-momo-gratuit.xyz', 4).score.riskLevel).toBeGreaterThanOrEqual(
    RISK_BANDS.high,
  );
});

it('does not say that there is no risk where a sign was seen', () => {
  expect(linkRiskOf(FREE_HOST, 0).score.riskLevel).toBe(1);
});

it('does not ask the reader of addresses about the pages of a known site', () => {
  expect(linkRiskOf('https://www.tiktok.com/@koffi/video/73012345678', 99).score.riskLevel).toBe(5);
});
