import { ENDPOINTS, type ServiceResult } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { readLibrary } from '../../library/read-library.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { texts } = await readLibrary();
const { services, serviceDetails } = ENDPOINTS;

describeOnEachDatabase('services', ({ ask }) => {
  const find = async (query: Record<string, string>) =>
    (await ask({ url: `${services.path}?${new URLSearchParams(query)}` })).json<ServiceResult[]>();

  test.each(['fr', 'en'] as const)('are all there, said to be examples, in %s', async (lang) => {
    const expected = texts[lang].services.map(({ sample, reviews, ...service }) => ({
      ...service,
      isSample: sample,
      reviews: reviews.map((review) => (service.isFlagged ? { ...review, rating: null } : review)),
    }));
    expect(await find({ lang })).toEqual(expected);
  });

  test('are recommended or warned of', async () => {
    const trusted = await find({ type: 'trusted' });
    const flagged = await find({ type: 'flagged' });
    expect(trusted.map(({ isFlagged }) => isFlagged)).not.toContain(true);
    expect(flagged.map(({ isFlagged }) => isFlagged)).not.toContain(false);
    expect([trusted.length > 0, flagged.length > 0]).toEqual([true, true]);
    expect([...trusted, ...flagged]).toHaveLength(texts.fr.services.length);
  });

  test('are found by region and by words together', async () => {
    const found = await find({ region: 'littoral', search: 'pret minutes', type: 'flagged' });
    expect(found.map(({ id }) => id)).toEqual(['offre-pret-cinq-minutes']);
    expect(await find({ region: 'zou', search: 'prêt cinq minutes' })).toEqual([]);
  });

  test('are told one by one', async () => {
    const [first] = await find({});
    expect((await ask({ url: `${serviceDetails.path}?id=${first?.id}` })).json()).toEqual(first);
  });

  test.each([
    ['an unknown type', 'type=best', 400, 'invalid_input'],
    ['a region that is no id', 'region=%00', 400, 'invalid_input'],
    ['a search that is too long', `search=${'é'.repeat(101)}`, 413, 'value_too_long'],
  ])('are refused with %s', async (_name, query, status, code) => {
    const response = await ask({ url: `${services.path}?${query}` });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test.each([
    ['nobody knows', 'id=nothing', 404, 'not_found'],
    ['is not named', '', 400, 'field_missing'],
    ['is named by what is no id', 'id=..%2F', 400, 'invalid_input'],
  ])('are not told of one that %s', async (_name, query, status, code) => {
    const response = await ask({ url: `${serviceDetails.path}?${query}` });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});
