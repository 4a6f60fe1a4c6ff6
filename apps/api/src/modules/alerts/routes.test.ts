import { ENDPOINTS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { alerts } from '../../db/schema/content.ts';
import { readLibrary } from '../../library/read-library.ts';
import { asking, describeOnEachDatabase, testApp } from '../../testing/test-server.ts';
import { daysSince, timeAgo } from './time-ago.ts';

const { texts } = await readLibrary();
const { path } = ENDPOINTS.alerts;
const current = ENDPOINTS.currentAlerts.path;

/** A day from today on, as `YYYY-MM-DD`. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describeOnEachDatabase('alerts', ({ ask, database }) => {
  const ids = async (asked = ask) =>
    (await asked({ url: current })).json<{ id: string }[]>().map(({ id }) => id);

  test.each(['fr', 'en'] as const)('are all there, newest first, in %s', async (lang) => {
    const response = await ask({ url: `${path}?lang=${lang}` });
    expect(response.statusCode).toBe(200);
    const now = new Date();
    expect(response.json()).toEqual(
      texts[lang].alerts.map((alert) => ({
        ...alert,
        timeAgo: timeAgo(alert.source.publishedOn ?? alert.publishedAt, now, lang),
      })),
    );
  });

  test('that are older than three months are not current', async () => {
    const [first] = texts.fr.alerts;
    const fresh = texts.fr.alerts.filter(({ publishedAt }) => daysSince(publishedAt, new Date()) <= 90);
    expect(await ids()).toEqual(fresh.map(({ id }) => id));
    const { queries } = database();
    const [row] = await queries
      .select()
      .from(alerts)
      .where(eq(alerts.id, first?.id ?? ''));
    if (!row) throw new Error('There is no alert.');
    const aged = { ...row.texts.fr, publishedAt: '2020-01-01' };
    await queries
      .update(alerts)
      .set({ texts: { ...row.texts, fr: aged } })
      .where(eq(alerts.id, row.id));
    // Alerts are remembered for some seconds: one that has read none yet is asked.
    const later = await testApp({ ...database(), close: async () => undefined });
    expect(await ids(asking(() => later).ask)).not.toContain(row.id);
    await later.close();
    await queries.update(alerts).set({ texts: row.texts }).where(eq(alerts.id, row.id));
  });

  test('end on their last day, and say when what they tell was seen', async () => {
    const [alert] = texts.fr.alerts;
    if (!alert) throw new Error('There is no alert.');
    const { queries } = database();
    const [row] = await queries.select().from(alerts).where(eq(alerts.id, alert.id));
    if (!row) throw new Error('There is no alert.');
    const asked = async (changes: object) => {
      const fr = { ...row.texts.fr, ...changes };
      await queries
        .update(alerts)
        .set({ texts: { ...row.texts, fr } })
        .where(eq(alerts.id, row.id));
      const later = await testApp({ ...database(), close: async () => undefined });
      const list = (await asking(() => later).ask({ url: current })).json<
        { id: string; timeAgo: string }[]
      >();
      await later.close();
      return list.find(({ id }) => id === row.id);
    };
    expect(await asked({ publishedAt: day(-5), endsOn: day(-1) })).toBeUndefined();
    expect(await asked({ publishedAt: day(-400), endsOn: day(0) })).toBeDefined();
    const source = { ...alert.source, publishedOn: day(-800) };
    expect((await asked({ publishedAt: day(-2), source }))?.timeAgo).toBe('il y a 2 ans');
    await queries.update(alerts).set({ texts: row.texts }).where(eq(alerts.id, row.id));
  });

  test('come page by page, each naming the next', async () => {
    const seen: string[] = [];
    let next: string | undefined = `${path}?lang=en&limit=3`;
    while (next) {
      const response = await ask({ url: next });
      const entries = response.json<{ id: string }[]>();
      expect(entries.length).toBeLessThanOrEqual(3);
      seen.push(...entries.map(({ id }) => id));
      next = /^<(.+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual(texts.en.alerts.map(({ id }) => id));
  });

  test.each([
    ['no entry', 'limit=0', 'limit'],
    ['half an entry', 'limit=1.5', 'limit'],
    ['too many entries', 'limit=1000', 'limit'],
    ['a page that begins nowhere', 'cursor=nothing', 'cursor'],
    ['a page that is no id', 'cursor=%00', 'cursor'],
  ])('are refused to whoever wants %s', async (_name, query, field) => {
    const response = await ask({ url: `${path}?${query}` });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
    expect(response.json().details[0].field).toBe(field);
  });
});
