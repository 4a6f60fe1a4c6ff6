import { WIDGET_CALLS } from '@scamguard/contracts/widgets';
import { expect, test } from 'vitest';
import { partnerCalls } from '../../db/schema/partner-calls.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { CALL_NAMES } from './calls-texts.ts';

describeOnEachDatabase(
  'the counted calls of a partner',
  ({ ask, database }) => {
    const rows = [
      { day: '2026-11-27', partner: 'radio', call: 'verifyLink', count: 1200 },
      { day: '2026-11-28', partner: 'radio', call: 'alerts', count: 3 },
      { day: '2026-11-28', partner: 'journal', call: 'verifyLink', count: 77 },
    ];

    test('are seen with the key, by day, and nobody else’s', async () => {
      expect((await ask({ url: '/api/partners/calls?lang=en&key=radio-key-1' })).body).toContain(
        'No call has been',
      );
      await database().queries.insert(partnerCalls).values(rows);
      const { statusCode, headers, body } = await ask({ url: '/api/partners/calls?lang=en&key=radio-key-1' });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(body).toContain('<td>Nov 27, 2026</td><td>Link checked</td><td>1,200</td>');
      expect(body).not.toContain('77');
      expect((await ask({ url: '/api/partners/calls?lang=fr&key=radio-key-1' })).body).toContain(
        'Alertes lues',
      );
    });

    test('come as a file that a spreadsheet opens', async () => {
      const { headers, body } = await ask({ url: '/api/partners/calls.csv?key=radio-key-1' });
      expect(headers['content-type']).toContain('text/csv');
      expect(body).toBe('day,call,count\r\n2026-11-28,alerts,3\r\n2026-11-27,verifyLink,1200\r\n');
    });

    test.each(['/api/partners/calls', '/api/partners/calls.csv'])(
      '%s shows nothing for another key',
      async (url) => {
        const { statusCode, body } = await ask({ url: `${url}?lang=en&key=%22%3E%3Cscript%3E` });
        expect(statusCode).toBe(403);
        expect(body).toMatch(/do not know this key|Nobody has this key/);
        expect(body).not.toContain('<script>');
      },
    );

    test('are asked for by a form that needs no script', async () => {
      const { statusCode, body } = await ask({ url: '/api/partners/calls?lang=fr' });
      expect(statusCode).toBe(200);
      expect(body).toContain('<label for="key">Votre clé</label>');
      expect(body).not.toContain('role="alert"');
    });
  },
  () => ({
    WIDGET_KEYS: 'radio radio-key-1 https://radio.example; journal journal-key https://journal.example',
  }),
);

test('every call that widgets make has a name that partners understand', () => {
  for (const names of Object.values(CALL_NAMES)) expect(Object.keys(names)).toEqual([...WIDGET_CALLS]);
});
