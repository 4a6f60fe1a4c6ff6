import { interviewResult, verificationResult } from '@scamguard/contracts';
import { assess } from '@scamguard/engine/browser';
import * as cases from '@scamguard/engine/case';
import { expect, it } from 'vitest';
import { interviewOnDevice, offlineResult } from './index.ts';

it('gives what the engine finds as the server would answer it', () => {
  const result = offlineResult(
    assess({ kind: 'link', value: 'http://mtn-bj.promo-gagnant.xyz' }, { language: 'fr' }),
  );
  expect(verificationResult.parse(result)).toEqual(result);
  expect(result.offline).toBe(true);
});

it('goes on with an interview where it stands', () => {
  const first = interviewOnDevice(cases, ['J’ai envoyé de l’argent'], 'fr');
  const second = interviewOnDevice(cases, ['J’ai envoyé de l’argent', 'oui'], 'fr');
  expect(interviewResult.parse(first)).toEqual(first);
  expect(second.analysis).not.toBe(first.analysis);
  expect(second.offline).toBe(true);
});
