import type { VerificationResult } from '@scamguard/contracts';
import { VERDICTS, type Verdict } from '@scamguard/engine/vocabulary';
import { describe, expect, it } from 'vitest';
import { presentResult } from './index.ts';

const result = (verdict: Verdict, isSafe: boolean): VerificationResult => ({
  isSafe,
  verdict,
  analysis: 'analysis',
  reasons: ['official'],
  riskLevel: 0,
  signals: [{ id: 'official-address', level: 'safe', reason: 'official' }],
  recommendations: [],
  engineVersion: '1',
  offline: false,
});

const present = (verdict: Verdict, isSafe: boolean) => presentResult(result(verdict, isSafe), (word) => word);

// An older server still answers `isSafe: true` where nothing was found.
describe.each([true, false])('with isSafe %s', (isSafe) => {
  it.each(VERDICTS)('only the verdict safe is shown as safe: %s', (verdict) => {
    const { panel, spoken } = present(verdict, isSafe);
    const isProven = verdict === 'safe';
    expect([panel.title, panel.text].some((word) => word?.startsWith('safe'))).toBe(isProven);
    expect(/safe(?:Title|Text)/.test(spoken)).toBe(isProven);
    expect(panel.reasons.reasons[0]?.level).toBe(isProven ? 'safe' : 'info');
  });

  it('where nothing was found there is no title and no figure', () => {
    const { panel, spoken } = present('unknown', isSafe);
    expect(panel).not.toHaveProperty('title');
    expect(panel).not.toHaveProperty('risk');
    expect(spoken).toBe('band.unknown\nanalysis\nofficial');
  });
});

it.each([
  ['number', 'conversation', 'readAs.conversation'],
  ['number', 'several', 'readAs.several'],
  ['number', 'number', undefined],
  ['number', undefined, undefined],
  [undefined, 'conversation', undefined],
] as const)('asked as a %s and read as %s, it is said first: %s', (asked, readAs, note) => {
  const answer = { ...result('unknown', false), ...(readAs && { readAs }) };
  const { panel, spoken } = presentResult(answer, (word) => word, asked);
  expect(panel.readAsNote).toBe(note);
  expect(spoken.split('\n')[0]).toBe(note ?? 'band.unknown');
});

it.each([
  ['conversation', undefined, 'danger', true],
  ['conversation', undefined, 'caution', true],
  ['link', 'conversation', 'danger', true],
  ['link', 'several', 'danger', true],
  [undefined, 'conversation', 'danger', true],
  ['conversation', 'link', 'danger', false],
  ['conversation', undefined, 'unknown', false],
  ['link', undefined, 'danger', false],
] as const)(
  'asked as a %s and read as %s, %s: only a warned message is folded: %s',
  (asked, readAs, verdict, isFolded) => {
    const answer = { ...result(verdict, false), ...(readAs && { readAs }), recommendations: ['one', 'two'] };
    const { panel, spoken } = presentResult(answer, (word) => word, asked);
    expect(panel.folded).toEqual(isFolded ? { furtherSteps: 'furtherSteps' } : undefined);
    // Heard whole, whatever is folded.
    expect(spoken).toContain('one\ntwo\nofficial');
  },
);
