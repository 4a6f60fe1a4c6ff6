import { ENDPOINTS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { path } = ENDPOINTS.regions;

describeOnEachDatabase('regions', ({ ask }) => {
  const regions = async (language: string) =>
    (await ask({ method: 'GET', url: `${path}?lang=${language}` })).json<
      { id: string; name: string; country: string }[]
    >();

  test("the specification's five come first, then the rest of Benin's twelve", async () => {
    const list = await regions('fr');
    expect(list.slice(0, 5).map(({ id }) => id)).toEqual([
      'littoral',
      'atlantique',
      'oueme',
      'zou',
      'collines',
    ]);
    expect(list.findIndex(({ country }) => country !== 'BJ')).toBe(12);
    expect(new Set(list.map(({ country }) => country)).size).toBe(9);
  });

  test('have their name in the asked language', async () => {
    const names = { fr: 'Tombouctou', en: 'Timbuktu', yo: 'Tombouctou' };
    for (const [language, name] of Object.entries(names)) {
      expect(await regions(language)).toContainEqual({ id: 'ML-6', name, country: 'ML' });
    }
  });
});
