import { expect, test, vi } from 'vitest';
import { sealedRows } from '../../sealed-text/sealed-rows.ts';
import { contactKeys } from '../../secrets/contact-keys.ts';
import { TEST_SECRET } from '../../testing/test-server.ts';
import type { ConfirmedRow } from './repository.ts';
import { confirmedThreatsService } from './service.ts';

const row: ConfirmedRow = {
  key: 'domain:a.example',
  reports: 1,
  lastReportedAt: null,
  firstReportedAt: null,
  changedAt: null,
  countsUntil: null,
  isDisputed: false,
  reportId: null,
  contact: null,
};

test('the whole list is read once for all who ask for it at the same time, and again for who comes later', async () => {
  const after = vi.fn(async () => [row]);
  const { sites } = confirmedThreatsService({
    repository: { after, fingerprint: async () => '' },
    sealed: sealedRows(TEST_SECRET),
    keys: contactKeys(TEST_SECRET),
  });
  const answers = await Promise.all([sites(), sites(), sites()]);
  expect(answers.map(([first]) => first?.value)).toEqual(['a.example', 'a.example', 'a.example']);
  expect(after).toHaveBeenCalledTimes(1);
  after.mockRejectedValueOnce(new Error('away'));
  await expect(sites()).rejects.toThrow('away');
  expect(await sites()).toHaveLength(1);
  expect(after).toHaveBeenCalledTimes(3);
});
