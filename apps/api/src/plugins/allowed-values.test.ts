import { PATHS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/test-server.ts';

describeOnEachDatabase('a refusal says what the field may be', ({ ask }) => {
  test.each([
    [{ url: `${PATHS.alerts.path}?limit=51` }, 'limit', 'at most 50'],
    [{ url: `${PATHS.alerts.path}?limit=0` }, 'limit', 'at least 1'],
    [{ url: `${PATHS.alerts.path}?limit=many` }, 'limit', 'of type integer'],
    [{ url: `${PATHS.education.path}?level=expert` }, 'level', 'one of beginner, intermediate, advanced'],
    [{ url: `${PATHS.searchScams.path}?search=ab` }, 'search', 'at least 3 characters'],
    [
      { method: 'POST', url: PATHS.verifyLink.path, payload: { link: 'a'.repeat(2_049) } },
      'link',
      'at most 2048 characters',
    ],
  ] as const)('%j', async (request, field, allowed) => {
    expect((await ask(request)).json().details).toMatchObject([{ field, allowed }]);
  });
});
