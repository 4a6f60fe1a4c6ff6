import { SCAM_TYPES } from '@scamguard/content';
import { ENDPOINTS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { path } = ENDPOINTS.scamTypes;

describeOnEachDatabase('kinds of scam', ({ ask }) => {
  test.each(['fr', 'en'] as const)('are all there in their order, in %s', async (language) => {
    const response = await ask({ method: 'GET', url: path, headers: { 'accept-language': language } });
    expect(response.json()).toEqual(SCAM_TYPES.map(({ id, names }) => ({ id, name: names[language] })));
  });
});
