import { ENDPOINTS, type ServiceResult } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceReviews } from '../../db/schema/services.ts';
import { accountMaker } from '../../testing/account-maker.ts';
import { browser } from '../../testing/browser.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase, testApp } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const { services, serviceDetails, login } = ENDPOINTS;
const votesOf = (id: string) => ENDPOINTS.voteForService.path.replace('{id}', id);
const reviewsOf = (id: string) => ENDPOINTS.reviewService.path.replace('{id}', id);
/** The address of thousands of people. They share a carrier's address, and one model of phone. */
const ADDRESS = '203.0.113.7';

describeOnEachDatabase(
  'what visitors say of services belongs to their browser, not to their address',
  (server) => {
    const { ask, database } = server;
    const someone = () => browser(server, ADDRESS);
    const counts = async (id: string) => {
      const { verifiedCount, flaggedCount } = (
        await ask({ url: `${serviceDetails.path}?id=${id}` })
      ).json<ServiceResult>();
      return [verifiedCount, flaggedCount] as const;
    };
    let ids: string[] = [];
    beforeAll(async () => {
      const list = (await ask({ url: services.path })).json<ServiceResult[]>();
      ids = list.filter(({ isFlagged }) => !isFlagged).map(({ id }) => id);
    });
    const freshService = () => ids.pop() ?? '';
    const textsOf = async (id: string) =>
      (await database().queries.select().from(serviceReviews).where(eq(serviceReviews.serviceId, id)))
        .map(({ content, status }) => `${content}: ${status}`)
        .toSorted();
    const publishAll = (id: string) =>
      database()
        .queries.update(serviceReviews)
        .set({ status: 'published' })
        .where(eq(serviceReviews.serviceId, id));

    describe('a review', () => {
      test('that is published is not replaced by a stranger behind the same address and browser', async () => {
        const id = freshService();
        await someone().post(reviewsOf(id), { rating: 5, content: 'Bon accueil' });
        await publishAll(id);
        await someone().post(reviewsOf(id), { rating: 1, content: 'Tout est faux' });
        expect(await textsOf(id)).toEqual(['Bon accueil: published', 'Tout est faux: pending']);
      });

      test('is changed by the browser that wrote it, from wherever it comes', async () => {
        const id = freshService();
        const owner = someone();
        const sent = await owner.post(reviewsOf(id), { rating: 5, content: 'Bon accueil' });
        expect(sent.headers['set-cookie']).toMatch(
          /^voter=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
        );
        const moved = browser(server, '198.51.100.1');
        for (const [name, value] of owner.cookies) moved.cookies.set(name, value);
        await moved.post(reviewsOf(id), { rating: 4, content: 'Mon autre avis' });
        expect(await textsOf(id)).toEqual(['Mon autre avis: pending']);
      });

      test('of an account is changed by the account from any browser, and by nobody else in the first', async () => {
        const id = freshService();
        const { number, password, phone } = await accountMaker(server, inbox)({ address: ADDRESS });
        const other = browser(server, '198.51.100.2');
        for (const each of [phone, other]) await each.post(login.path, { phoneOrEmail: number, password });
        await phone.post(reviewsOf(id), { rating: 5, content: 'Premier avis' });
        await other.post(reviewsOf(id), { rating: 4, content: 'Second avis' });
        phone.cookies.delete('session');
        await phone.post(reviewsOf(id), { rating: 1, content: 'Un autre' });
        expect(await textsOf(id)).toEqual(['Second avis: pending', 'Un autre: pending']);
      });

      test('belongs to nobody by a cookie that this server did not sign', async () => {
        const id = freshService();
        const cookie = `voter=${'a'.repeat(43)}.${'b'.repeat(43)}`;
        for (const content of ['Premier avis', 'Second avis'])
          await someone().post(reviewsOf(id), { rating: 3, content }, { cookie });
        expect(await textsOf(id)).toEqual(['Premier avis: pending', 'Second avis: pending']);
      });

      test('is one of twenty that a network may send in a day; accounts have twenty of their own', async () => {
        const id = freshService();
        const limited = await testApp({ ...database(), close: async () => undefined }, { RATE_LIMIT: 'on' });
        const { number, password, phone } = await accountMaker(server, inbox)();
        await phone.post(login.path, { phoneOrEmail: number, password });
        const send = async (host: number, cookie = '') =>
          limited.inject({
            method: 'POST',
            url: reviewsOf(id),
            remoteAddress: `198.51.100.${host}`,
            headers: { cookie },
            payload: { rating: 1, content: `Avis ${host}` },
          });
        try {
          for (let host = 1; host <= 20; host += 1) expect((await send(host)).statusCode).toBe(201);
          const refused = await send(21);
          expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
          expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
          expect((await send(22, `session=${phone.cookies.get('session')}`)).statusCode).toBe(201);
        } finally {
          await limited.close();
        }
      });
    });

    describe('a vote', () => {
      test('is not changed by a stranger behind the same address and browser', async () => {
        const id = freshService();
        const [confirmed, reported] = await counts(id);
        await someone().post(votesOf(id), { opinion: 'confirm' });
        await someone().post(votesOf(id), { opinion: 'report' });
        expect(await counts(id)).toEqual([confirmed + 1, reported + 1]);
      });

      test('is not counted again when the cookie is dropped', async () => {
        const id = freshService();
        const [confirmed, reported] = await counts(id);
        for (const opinion of ['confirm', 'report', 'confirm', 'report', 'report'])
          await someone().post(votesOf(id), { opinion });
        expect(await counts(id)).toEqual([confirmed + 1, reported + 1]);
      });

      test('is one of three hundred that a network may send in a day', async () => {
        const id = freshService();
        const limited = await testApp({ ...database(), close: async () => undefined }, { RATE_LIMIT: 'on' });
        const send = (host: number) =>
          limited.inject({
            method: 'POST',
            url: votesOf(id),
            remoteAddress: `192.0.2.${host}`,
            payload: { opinion: 'report' },
          });
        try {
          for (let count = 0; count < 300; count += 1) expect((await send(count % 100)).statusCode).toBe(200);
          expect((await send(100)).statusCode).toBe(429);
        } finally {
          await limited.close();
        }
      });
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
