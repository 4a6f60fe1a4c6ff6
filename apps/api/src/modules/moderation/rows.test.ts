import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { scams } from '../../db/schema/scams.ts';
import { databases } from '../../testing/databases.ts';
import { rowsCommand } from './rows.ts';

const DESCRIPTION = 'Il dit être du service client et demande le code reçu par SMS, au +229 01 97 12 34 56.';

const scam = (status: 'pending' | 'published' | 'rejected', description: string) => ({
  id: randomUUID(),
  status,
  scamType: 'phishing',
  region: 'Cotonou',
  title: 'Faux service client',
  description,
  lastReportedAt: new Date(),
});

describe.each(databases)('rows for the next training in $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.queries
      .insert(scams)
      .values([
        scam('published', DESCRIPTION),
        scam('published', 'Trop court.'),
        scam('pending', `${DESCRIPTION} En attente.`),
        scam('rejected', `${DESCRIPTION} Rejeté.`),
      ]);
  });
  afterAll(() => database.close());

  test('hold what moderators published, masked, and nothing else', async () => {
    const files: Record<string, string> = {};
    const told = await rowsCommand(database.queries, ['export', 'rows.jsonl'], async (file, content) => {
      files[file] = content;
    });
    expect(told).toBe('1 rows of what moderators published are in rows.jsonl, masked.');
    const row: unknown = JSON.parse(files['rows.jsonl'] ?? '');
    expect(row).toMatchObject({ label: 'scam', source: 'reports', kind: 'phishing' });
    expect(files['rows.jsonl']).toContain('service client');
    expect(files['rows.jsonl']).not.toMatch(/97 12|Cotonou|attente|Rejet/);
  });

  test.each([[[]], [['export']], [['import', 'rows.jsonl']]])('are not written for %j', async (words) => {
    await expect(rowsCommand(database.queries, words, async () => undefined)).rejects.toThrow(/^Usage/);
  });
});
