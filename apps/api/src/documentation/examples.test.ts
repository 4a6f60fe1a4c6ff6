import { ENDPOINTS, type Endpoint } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { form } from '../testing/report-form.ts';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { REQUEST_EXAMPLES } from './examples.ts';

const EXAMPLES = Object.entries(REQUEST_EXAMPLES);

describeOnEachDatabase('an example in the documentation', ({ ask }) => {
  test.each(EXAMPLES)('of %s is answered as the documentation says', async (name, example) => {
    const { method, path, status, isForm }: Endpoint = ENDPOINTS[name as keyof typeof ENDPOINTS];
    const sent = isForm ? form(example as Record<string, string>) : { payload: example };
    expect((await ask({ method, url: path, ...sent })).statusCode).toBe(status);
  });

  test('of a scam is called danger', async () => {
    const { path } = ENDPOINTS.verifyConversation;
    const answer = await ask({
      method: 'POST',
      url: path,
      payload: REQUEST_EXAMPLES.verifyConversation ?? {},
    });
    expect(answer.json()).toMatchObject({ verdict: 'danger', isSafe: false });
  });
});
