import { randomUUID } from 'node:crypto';
import { PATHS, type ServiceResult } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations } from '../../db/schema/conversations.ts';
import { serviceReviews, serviceVotes } from '../../db/schema/services.ts';
import { accountMaker } from '../../testing/account-maker.ts';
import { type Browser, browser } from '../../testing/browser.ts';
import { OTHER_PAGES } from '../../testing/other-pages.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const { browserData, deleteBrowserData, ownData, deleteOwnData, serviceDetails, login } = PATHS;
const NOTHING = { reviews: [], votes: [], talks: [] };

const rate = async (phone: Browser, id: string, content = 'Très rapide.') => {
  await phone.post(PATHS.voteForService.path.replace('{id}', id), { opinion: 'confirm' });
  await phone.post(PATHS.reviewService.path.replace('{id}', id), { rating: 4, content });
};
const talk = (phone: Browser) =>
  phone.post(PATHS.verifyConversation.path, {
    conversation: 'une offre de travail',
    userId: randomUUID(),
  });
const kept = async (phone: Browser) => (await phone.get(browserData.path)).json();

describeOnEachDatabase(
  'what a browser did without an account',
  (server) => {
    const { ask, database } = server;
    let services: ServiceResult[] = [];
    beforeAll(async () => {
      services = (await ask({ url: PATHS.services.path }))
        .json<ServiceResult[]>()
        .filter(({ isFlagged }) => !isFlagged);
    });
    const freshService = () => {
      const service = services.pop();
      if (!service) throw new Error('Every service is taken.');
      return service;
    };
    const details = async (id: string) =>
      (await ask({ url: `${serviceDetails.path}?id=${id}` })).json<ServiceResult>();
    test('is seen by its cookies, and by nobody else', async () => {
      const phone = browser(server);
      const { id, name } = freshService();
      await rate(phone, id);
      const { analysis } = (await talk(phone)).json();
      const answer = await phone.get(browserData.path);
      expect(answer.headers['cache-control']).toBe('no-store');
      const service = { serviceId: id, serviceName: name };
      expect(answer.json()).toMatchObject({
        reviews: [{ ...service, rating: 4, content: 'Très rapide.', status: 'pending' }],
        votes: [{ ...service, opinion: 'confirm' }],
        talks: [{ lastAnswer: { analysis }, state: {} }],
      });
      expect(answer.json().talks[0].state).not.toEqual({});
      expect(await kept(browser(server))).toEqual(NOTHING);
    });

    test('goes from the database and from the public page, with the cookies; others’ stays', async () => {
      const [phone, other] = [browser(server), browser(server, '198.51.100.9')];
      const { id } = freshService();
      const before = await details(id);
      await rate(phone, id, 'Livraison en deux jours.');
      await rate(other, id, 'Un autre avis.');
      await talk(phone);
      const { queries } = database();
      await queries.update(serviceReviews).set({ status: 'published' });
      expect((await details(id)).verifiedCount).toBe(before.verifiedCount + 2);

      const talks = await queries.$count(conversations);
      const cookies = [...phone.cookies];
      expect((await phone.post(deleteBrowserData.path, {})).json()).toEqual({
        reviews: 1,
        votes: 1,
        talks: 1,
      });
      expect([...phone.cookies.keys()]).toEqual([]);
      const after = await details(id);
      expect(after.verifiedCount).toBe(before.verifiedCount + 1);
      expect(JSON.stringify(after.reviews)).not.toContain('Livraison en deux jours.');
      expect(JSON.stringify(after.reviews)).toContain('Un autre avis.');
      expect(await queries.$count(serviceReviews, eq(serviceReviews.serviceId, id))).toBe(1);
      expect(await queries.$count(serviceVotes, eq(serviceVotes.serviceId, id))).toBe(1);
      expect(await queries.$count(conversations)).toBe(talks - 1);
      // The cookies themselves, were they kept somewhere, show nothing any more.
      for (const [cookie, value] of cookies) phone.cookies.set(cookie, value);
      expect(await kept(phone)).toEqual(NOTHING);
      expect((await kept(other)).reviews).toHaveLength(1);
    });

    test('is nothing without a cookie, or with one that this server did not sign', async () => {
      const stranger = browser(server);
      expect((await stranger.post(deleteBrowserData.path, {})).json()).toEqual({
        reviews: 0,
        votes: 0,
        talks: 0,
      });
      for (const cookie of ['voter', 'case'])
        stranger.cookies.set(cookie, `${'a'.repeat(43)}.${'b'.repeat(43)}`);
      expect(await kept(stranger)).toEqual(NOTHING);
    });

    test('is apart from what the same person does with an account', async () => {
      const { number: phoneOrEmail, password, phone } = await accountMaker(server, inbox)();
      const [first, second] = [freshService(), freshService()];
      await rate(phone, first.id);
      await phone.post(login.path, { phoneOrEmail, password });
      await rate(phone, second.id);
      expect((await kept(phone)).reviews).toMatchObject([{ serviceName: first.name }]);
      expect((await phone.get(ownData.path)).json().reviews).toMatchObject([{ serviceName: second.name }]);
      await phone.post(deleteOwnData.path, { password });
      expect((await kept(phone)).reviews).toHaveLength(1);
    });

    test.each(OTHER_PAGES)('is not reached from %s', async (_page, headers) => {
      const phone = browser(server);
      const { id } = freshService();
      await rate(phone, id);
      const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      for (const { method, path: url } of [browserData, deleteBrowserData]) {
        const refusal = await ask({
          method,
          url,
          headers: { cookie, ...headers },
          remoteAddress: '127.0.0.1',
        });
        expect([refusal.statusCode, refusal.json().code]).toEqual([403, 'cross_origin']);
        expect(refusal.headers['access-control-allow-origin']).toBeUndefined();
      }
      expect((await kept(phone)).reviews).toHaveLength(1);
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
