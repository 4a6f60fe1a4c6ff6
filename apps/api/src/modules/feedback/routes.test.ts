import { ENDPOINTS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { feedback } from '../../db/schema/feedback.ts';
import { OPINION } from '../../testing/opinion.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { path } = ENDPOINTS.feedback;
const opinion = { ...OPINION, engineVersion: '1.0.0-beta+2' };

describeOnEachDatabase('feedback', ({ ask, post, database }) => {
  const rowOf = async (id: string) =>
    (await database().queries.select().from(feedback).where(eq(feedback.id, id)))[0];

  test('is stored before it is acknowledged, with nothing that tells who gave it', async () => {
    const response = await post(path, opinion, { 'user-agent': 'Some Phone/1' });
    expect(response.statusCode).toBe(201);
    const row = await rowOf(response.json().id);
    expect(row).toMatchObject(opinion);
    expect(row?.createdAt).toBeInstanceOf(Date);
    expect(JSON.stringify(row)).not.toMatch(/127\.0\.0\.1|Some Phone/);
  });

  test('by the same visitor has the same hash, by another a different one', async () => {
    const reporters = [];
    for (const agent of ['one', 'one', 'other']) {
      const response = await post(path, opinion, { 'user-agent': agent });
      reporters.push((await rowOf(response.json().id))?.reporter);
    }
    expect(reporters[0]).toBe(reporters[1]);
    expect(reporters[0]).not.toBe(reporters[2]);
  });

  test.each(['is_scam', 'is_honest', 'misread', 'unhelpful'])(
    'may be that the verdict is wrong: %s',
    async (wrong) => {
      const response = await post(path, { ...opinion, opinion: wrong });
      expect(response.statusCode).toBe(201);
      expect(await rowOf(response.json().id)).toMatchObject({ opinion: wrong });
    },
  );

  test('needs no user agent', async () => {
    const headers = { 'content-type': 'application/json', 'user-agent': '' };
    const response = await ask({ method: 'POST', url: path, headers, payload: JSON.stringify(opinion) });
    expect(response.statusCode).toBe(201);
  });

  describe('is refused', () => {
    test.each([
      ['an unknown kind', { kind: 'person' }],
      ['an unknown opinion', { opinion: 'meh' }],
      ['a risk above 100', { riskLevel: 101 }],
      ['half a risk', { riskLevel: 0.5 }],
      ['a risk as text', { riskLevel: '80' }],
      ['an unknown verdict', { verdict: 'fine' }],
      ['an engine version that the database could not store', { engineVersion: 'a\u0000b' }],
    ])('with %s', async (_name, change) => {
      const response = await post(path, { ...opinion, ...change });
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
      expect(response.json().details[0].field).toBe(Object.keys(change)[0]);
    });
  });
});
