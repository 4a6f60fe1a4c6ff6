import { ENDPOINTS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { readLibrary } from '../../library/read-library.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { texts } = await readLibrary();

describeOnEachDatabase('messages to practise on', ({ ask }) => {
  test.each(['fr', 'en'] as const)('are all there with their answers, in %s', async (lang) => {
    const response = await ask({ url: ENDPOINTS.practice.path, headers: { 'accept-language': lang } });
    expect(response.json()).toEqual(texts[lang].practice);
  });
});
