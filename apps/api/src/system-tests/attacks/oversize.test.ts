import { ENDPOINTS, type Endpoint, PATHS } from '@scamguard/contracts';
import { describe, expect, test } from 'vitest';
import { messages } from '../../db/schema/messages.ts';
import { reports } from '../../db/schema/scams.ts';
import { form } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const MEGABYTE = 1024 * 1024;
const json = (payload: string) => ({ headers: { 'content-type': 'application/json' }, payload });

/** More than any call takes. */
const BODIES = {
  'a long text': json(JSON.stringify({ link: 'a'.repeat(MEGABYTE) })),
  'a deep list': json('['.repeat(100_000)),
  'a long field': form({ title: 'a'.repeat(MEGABYTE) }),
  'a large file': form({}, [{ field: 'image', bytes: Buffer.alloc(6 * MEGABYTE) }]),
  'a thousand fields': form(
    Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, 'a'])),
  ),
  'bytes of no kind': {
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.alloc(6 * MEGABYTE),
  },
};
const CALLS = Object.entries<Endpoint>(ENDPOINTS).filter(([, { method }]) => method === 'POST');

describeOnEachDatabase('what is too large', ({ ask, database }) => {
  describe.each(Object.entries(BODIES))('%s', (_name, body) => {
    test.each(CALLS)('is refused by %s, and nothing of it is kept', async (_call, { path }) => {
      const url = path.replace(/\{\w+\}/g, '7c9e6679-7425-40de-944b-e07fc1f90ae7');
      const { statusCode } = await ask({ method: 'POST', url, ...body });
      // A call that takes no body has nothing to refuse.
      if (path !== PATHS.logout.path) expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      const { queries } = database();
      expect([await queries.$count(reports), await queries.$count(messages)]).toEqual([0, 0]);
    });
  });
});
