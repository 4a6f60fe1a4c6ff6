import { ORGANISATION } from '@scamguard/content/organisation';
import { expect, it } from 'vitest';
import { TRUSTED_SAMPLES } from './trusted-samples.ts';

it('has words for every sample service that the operator names', () => {
  expect(TRUSTED_SAMPLES.map(({ id }) => id)).toEqual(
    ORGANISATION.trustedSamples.map(({ serviceId }) => serviceId),
  );
});
