import { ENDPOINTS, type ServiceResult } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { accounts } from '../../db/schema/accounts.ts';
import { serviceReviews, serviceVotes } from '../../db/schema/services.ts';
import { accountMaker } from '../../testing/account-maker.ts';
import { enrol } from '../../testing/authenticator.ts';
import { browser } from '../../testing/browser.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const { services, serviceDetails, waitingReviews, login } = ENDPOINTS;
const votesOf = (id: string) => ENDPOINTS.voteForService.path.replace('{id}', id);
const reviewsOf = (id: string) => ENDPOINTS.reviewService.path.replace('{id}', id);
const decisionOn = (id: string) => ENDPOINTS.decideReview.path.replace('{id}', id);
const REVIEW = { rating: 4, content: 'Accueil clair. Appelez le +229 97 12 34 56.' };

describeOnEachDatabase(
  'what visitors say of services',
  (server) => {
    const { ask, database } = server;
    const account = accountMaker(server, inbox);
    let taken = 0;
    const freshService = async () => {
      taken += 1;
      const list = (await ask({ url: services.path })).json<ServiceResult[]>();
      const found = list[taken];
      if (!found) throw new Error('There are not enough services.');
      return found;
    };
    const details = async (id: string) =>
      (await ask({ url: `${serviceDetails.path}?id=${id}` })).json<ServiceResult>();
    const moderator = async () => {
      const { id, number, password, phone } = await account();
      await database()
        .queries.update(accounts)
        .set({ roles: ['moderator'] })
        .where(eq(accounts.id, id));
      await phone.post(login.path, { phoneOrEmail: number, password });
      await enrol(phone);
      return phone;
    };

    describe('votes', () => {
      test('count at once, one a visitor, who may change it', async () => {
        const before = await freshService();
        const visitor = browser(server, '203.0.113.7');
        const first = await visitor.post(votesOf(before.id), { opinion: 'confirm' });
        expect(first.statusCode).toBe(200);
        await visitor.post(votesOf(before.id), { opinion: 'confirm' });
        expect((await details(before.id)).verifiedCount).toBe(before.verifiedCount + 1);
        const changed = await visitor.post(votesOf(before.id), { opinion: 'report' });
        const counts = { verifiedCount: before.verifiedCount, flaggedCount: before.flaggedCount + 1 };
        expect(changed.json()).toEqual(counts);
        expect(await details(before.id)).toMatchObject(counts);
      });

      test('of different people add up; of one who claims many browsers and neighbouring addresses they do not', async () => {
        const before = await freshService();
        for (let index = 0; index < 4; index += 1) {
          const headers = { 'user-agent': `Phone ${index}` };
          await browser(server, `203.0.113.${index}`).post(
            votesOf(before.id),
            { opinion: 'confirm' },
            headers,
          );
        }
        await browser(server, '198.51.100.1').post(votesOf(before.id), { opinion: 'confirm' });
        expect((await details(before.id)).verifiedCount).toBe(before.verifiedCount + 2);
      });

      test('are kept without address or browser', async () => {
        const { id } = await freshService();
        const visitor = browser(server, '203.0.113.9');
        await visitor.post(votesOf(id), { opinion: 'confirm' }, { 'user-agent': 'Some Phone' });
        const rows = JSON.stringify(await database().queries.select().from(serviceVotes));
        expect(rows).not.toMatch(/203\.0\.113|Some Phone/);
      });

      test.each([
        ['an unknown opinion', { opinion: 'love' }, 'invalid_input'],
        ['no opinion', {}, 'field_missing'],
        ['a number', { opinion: 1 }, 'invalid_input'],
      ])('are refused with %s', async (_name, body, code) => {
        const { id } = await freshService();
        for (const lang of ['fr', 'en']) {
          const response = await server.post(`${votesOf(id)}?lang=${lang}`, body);
          expect([response.statusCode, response.json().code]).toEqual([400, code]);
          expect(response.headers['content-language']).toBe(lang);
        }
      });

      test.each(['nothing', '%00', "a'b"])('are refused for %s, which is no service', async (id) => {
        expect((await server.post(votesOf(id), { opinion: 'confirm' })).json().code).toBe('not_found');
        expect((await server.post(reviewsOf(id), REVIEW)).json().code).toBe('not_found');
      });
    });

    describe('reviews', () => {
      test('are shown once a moderator has published them, with what identifies masked', async () => {
        const { id, reviews } = await freshService();
        const sent = await browser(server).post(reviewsOf(id), REVIEW);
        expect([sent.statusCode, sent.json().status]).toEqual([201, 'pending']);
        expect((await details(id)).reviews).toEqual(reviews);

        const phone = await moderator();
        const waiting = (await phone.get(waitingReviews.path)).json<{ id: string; content: string }[]>();
        expect(waiting.at(-1)).toMatchObject({ id: sent.json().id, serviceId: id, ...REVIEW });
        const decided = await phone.post(decisionOn(sent.json().id), { decision: 'publish' });
        expect(decided.json()).toEqual({ status: 'published' });
        const shown = (await details(id)).reviews;
        expect(shown).toHaveLength(reviews.length + 1);
        expect(shown[0]).toMatchObject({
          rating: 4,
          content: expect.stringMatching(/^Accueil clair\. Appelez le /),
        });
        expect(shown[0]?.content).not.toMatch(/97|12 34/);
      });

      test('that are changed wait again, and what a moderator has read of the old one publishes nothing', async () => {
        const { id, reviews } = await freshService();
        const visitor = browser(server);
        const first = (await visitor.post(reviewsOf(id), REVIEW)).json();
        await visitor.post(reviewsOf(id), { rating: 1, content: 'Autre texte' });
        const phone = await moderator();
        expect((await phone.post(decisionOn(first.id), { decision: 'publish' })).json().code).toBe(
          'not_found',
        );
        expect((await details(id)).reviews).toEqual(reviews);
        const rows = await database()
          .queries.select()
          .from(serviceReviews)
          .where(eq(serviceReviews.serviceId, id));
        expect(rows.map(({ content, status }) => [content, status])).toEqual([['Autre texte', 'pending']]);
      });

      test('that are rejected are never shown', async () => {
        const { id, reviews } = await freshService();
        const { id: review } = (await browser(server).post(reviewsOf(id), REVIEW)).json();
        const phone = await moderator();
        expect((await phone.post(decisionOn(review), { decision: 'reject' })).json().status).toBe('rejected');
        expect((await details(id)).reviews).toEqual(reviews);
        expect((await phone.post(decisionOn(review), { decision: 'publish' })).json().code).toBe('not_found');
      });

      test('of a flagged service have words and no stars', async () => {
        const flagged = 'offre-argent-triple';
        const stars = async () => (await details(flagged)).reviews.map(({ rating }) => rating);
        const before = await stars();
        expect(new Set(before)).toEqual(new Set([null]));
        const phone = await moderator();
        for (const [index, review] of [{ content: REVIEW.content }, REVIEW].entries()) {
          const visitor = browser(server, `203.0.113.${50 + index}`);
          const { id } = (await visitor.post(reviewsOf(flagged), review)).json();
          const waiting = (await phone.get(waitingReviews.path)).json<{ id: string; rating: unknown }[]>();
          expect(waiting.find((each) => each.id === id)?.rating).toBeNull();
          await phone.post(decisionOn(id), { decision: 'publish' });
        }
        expect(await stars()).toEqual([null, null, ...before]);
      });

      test('of any other have stars', async () => {
        const { id } = await freshService();
        const response = await browser(server).post(reviewsOf(id), { content: REVIEW.content });
        expect([response.statusCode, response.json()]).toMatchObject([
          400,
          { code: 'field_missing', details: [{ field: 'rating' }] },
        ]);
      });

      test('are taken with a zero character, which is left out', async () => {
        const { id } = await freshService();
        const response = await browser(server).post(reviewsOf(id), { rating: 5, content: 'a\u0000bcd' });
        expect(response.statusCode).toBe(201);
      });

      test.each([
        ['no star', { rating: 0 }, 400, 'invalid_input'],
        ['six stars', { rating: 6 }, 400, 'invalid_input'],
        ['half a star', { rating: 2.5 }, 400, 'invalid_input'],
        ['no text', { content: ' ' }, 400, 'value_too_short'],
        ['a text that is too long', { content: 'x'.repeat(1_001) }, 413, 'value_too_long'],
      ])('are refused with %s', async (_name, change, status, code) => {
        const { id } = await freshService();
        const response = await server.post(reviewsOf(id), { ...REVIEW, ...change });
        expect([response.statusCode, response.json().code]).toEqual([status, code]);
      });

      test.each([
        ['decisions on nothing', 'nothing', { decision: 'publish' }, 'not_found'],
        [
          'decisions on what is gone',
          '00000000-0000-4000-8000-000000000000',
          { decision: 'reject' },
          'not_found',
        ],
        ['unknown decisions', '00000000-0000-4000-8000-000000000000', { decision: 'burn' }, 'invalid_input'],
      ])('are spared %s', async (_name, id, body, code) => {
        expect((await (await moderator()).post(decisionOn(id), body)).json().code).toBe(code);
      });

      test('are decided on by moderators only', async () => {
        const { number, password, phone } = await account();
        const answers = async () => [
          (await phone.get(waitingReviews.path)).json().code,
          (await phone.post(decisionOn('x'), { decision: 'publish' })).json().code,
        ];
        expect(await answers()).toEqual(['not_signed_in', 'not_signed_in']);
        await phone.post(login.path, { phoneOrEmail: number, password });
        expect(await answers()).toEqual(['moderators_only', 'moderators_only']);
      });
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
