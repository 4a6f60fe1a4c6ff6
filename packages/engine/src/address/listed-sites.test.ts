import { expect, it } from 'vitest';
import { LISTED_SITES } from '../knowledge/listed-sites.ts';
import { SHARED_PLATFORMS } from '../knowledge/shared-platforms.ts';
import { SHORTENERS } from '../knowledge/shorteners.ts';
import { listsNaming } from './listed-sites.ts';

const listsOf = (site: string) =>
  LISTED_SITES.filter((_, list) => (listsNaming(site) & (1 << list)) !== 0).map(({ name }) => name);

it('knows in which lists a site stands', () => {
  expect(listsOf('debian.org')).toHaveLength(3);
  expect(listsOf('lefaso.net')).toEqual(['Sites that have stood for years, our own list']);
  expect(listsOf('boutique-adjovi.com')).toEqual([]);
});

it('says nothing of free hosts, shared platforms and shorteners', () => {
  const named = [...SHARED_PLATFORMS, ...SHORTENERS, 'pages.dev', 'somebody.pages.dev'].filter(
    (site) => listsNaming(site) > 0,
  );
  expect(named).toEqual([]);
});

it('takes hardly any stranger for a listed site', () => {
  const strangers = Array.from({ length: 5_000 }, (_, index) => `boutique-${index.toString(36)}.com`);
  expect(strangers.filter((site) => listsNaming(site) > 0).length / strangers.length).toBeLessThan(0.001);
});

it('tells where each list comes from', () => {
  for (const { name, licence, date, sites, marks } of LISTED_SITES) {
    expect(name.length * licence.length).toBeGreaterThan(0);
    expect(date).toMatch(/^\d{4}-\d{2}$/);
    expect(marks.length / 5).toBeLessThanOrEqual(sites);
    expect(marks.length / 5).toBeGreaterThan(0.98 * sites);
  }
});
