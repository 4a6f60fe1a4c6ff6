import { ENDPOINTS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { readLibrary } from '../../library/read-library.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { texts } = await readLibrary();
const { path } = ENDPOINTS.dailyTips;

describeOnEachDatabase('tips', ({ ask }) => {
  test.each(['fr', 'en'] as const)('are all there in their order, in %s', async (lang) => {
    const response = await ask({ url: path, headers: { 'accept-language': lang } });
    expect(response.json()).toEqual(texts[lang].tips);
  });

  test.each(['limit=-1', 'limit=two', 'cursor=a b'])('are refused for %s', async (query) => {
    expect((await ask({ url: `${path}?${encodeURI(query)}` })).json().code).toBe('invalid_input');
  });
});
