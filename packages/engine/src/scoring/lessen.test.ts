import { expect, it } from 'vitest';
import { LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import { seen } from '../signals/signal.ts';
import { lessenTo } from './lessen.ts';
import { score } from './score.ts';

it.each([0.7, 0.97, 0.9851, 0.9949, 0.9951, 0.9999, 1])(
  'leaves a risk of 65 of a finding with a share of %d',
  (share) => {
    const findings = [{ definition: LIKE_SCAM_MESSAGES, outcome: seen({}, { share }) }];
    expect(score(lessenTo(65, findings)).riskLevel).toBe(65);
  },
);

it('leaves exactly that where something speaks for the message too', () => {
  const findings = [
    { definition: LIKE_SCAM_MESSAGES, outcome: seen({}, { share: 0.99 }) },
    { definition: { ...LIKE_SCAM_MESSAGES, weight: -20 }, outcome: seen({}) },
  ];
  expect(score(lessenTo(33, findings)).riskLevel).toBe(33);
});
