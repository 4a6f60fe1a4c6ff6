import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findingsInLink } from '../examine/link.ts';
import { readLinks } from '../reading/link-reading.ts';
import { LEAST_RISK, lessenTo } from './lessen.ts';
import { score } from './score.ts';

const findingsOf = (value: string) => readLinks(value, {}).flatMap((reading) => findingsInLink(reading));

const FINDINGS = [
  'https://boutique-adjovi.vercel.app',
  'https://mtn-momo-gratuit.xyz/login',
  'https://a1b2c3d4.top:8081/emploi',
].map(findingsOf);

it('makes findings the risk that is asked for, and never more than they were', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FINDINGS), fc.integer({ min: 0, max: 100 }), (findings, risk) => {
      const before = score(findings).riskLevel;
      const after = score(lessenTo(risk, findings)).riskLevel;
      expect(Math.abs(after - Math.min(before, Math.max(risk, LEAST_RISK)))).toBeLessThanOrEqual(1);
    }),
  );
});
