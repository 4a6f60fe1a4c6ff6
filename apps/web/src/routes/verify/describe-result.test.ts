import type { VerificationResult } from '@scamguard/contracts';
import { loadTexts, translateInto } from '@scamguard/i18n';
import { expect, it } from 'vitest';
import { describeResult, reasonsBeside } from './describe-result.ts';

await loadTexts('fr', ['verify']);
const t = translateInto('fr');

const result = (changes: Partial<VerificationResult>): VerificationResult => ({
  isSafe: false,
  analysis: "L'analyse.",
  reasons: ['Une raison.'],
  riskLevel: 80,
  verdict: 'danger',
  signals: [{ id: 'x', level: 'danger', reason: 'Une raison.' }],
  recommendations: ["N'ouvrez pas ce lien."],
  engineVersion: '1.0.0',
  offline: false,
  ...changes,
});

const reported = (reports: number) =>
  describeResult(result({ community: { reports, lastReportedAt: '2026-01-01T00:00:00Z' } }), t).panel
    .community;

it('names a risk in the words of the specification', () => {
  const { panel } = describeResult(result({}), t);
  expect(panel.title).toBe('Risque détecté !');
  expect(panel.text).toBe('Attention! Cet élément présente des risques potentiels.');
  expect(panel.reasons?.reasons).toEqual([{ text: 'Une raison.', level: 'danger' }]);
});

it('says "no risk" and "seems safe" only with positive proof', () => {
  const safe = describeResult(result({ isSafe: true, verdict: 'safe', riskLevel: 0 }), t).panel;
  expect(safe.text).toBe('Selon notre analyse, cet élément semble sûr.');
  const unknown = describeResult(result({ verdict: 'unknown', riskLevel: 0 }), t).panel;
  expect(unknown).not.toHaveProperty('title');
  expect(unknown).not.toHaveProperty('risk');
  expect(unknown.text).toBe("L'analyse.");
  expect(unknown.word).toBe('Rien de suspect trouvé, restez prudent');
});

it('reads aloud in the order of the panel, each sentence once', () => {
  expect(describeResult(result({}), t).spoken.split('\n')).toEqual([
    'Danger',
    'Risque détecté !',
    'Attention! Cet élément présente des risques potentiels.',
    "L'analyse.",
    "N'ouvrez pas ce lien.",
    'Une raison.',
  ]);
  expect(describeResult(result({ verdict: 'unknown' }), t).spoken.split('\n')).toEqual([
    'Rien de suspect trouvé, restez prudent',
    "L'analyse.",
    "N'ouvrez pas ce lien.",
    'Une raison.',
  ]);
});

it('tells the strongest reasons at once, and leaves others that are marked to the text', () => {
  const reasons = { heading: 'Pourquoi', reasons: ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text })) };
  const marks = ['a', 'd'].map((reason) => ({ reason, span: [0, 1] as const, level: 'danger' as const }));
  expect(reasonsBeside(marks, reasons)?.reasons.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'e']);
});

it('counts people in the right number', () => {
  expect(reported(1)).toBe('Signalé par 1 personne.');
  expect(reported(4)).toBe('Signalé par 4 personnes.');
});
