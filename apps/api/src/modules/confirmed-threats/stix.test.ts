import { expect, test } from 'vitest';
import type { ListedSite } from './service.ts';
import { stixBundle } from './stix.ts';
import { stixRules } from './stix-rules.ts';

const site: ListedSite = {
  kind: 'site',
  value: 'faux.example',
  reports: 3,
  isDisputed: false,
  firstReportedAt: '2026-03-01T08:00:00.000Z',
  lastReportedAt: '2026-04-01T08:00:00.000Z',
  changedAt: '2026-04-02T08:00:00.000Z',
  countsUntil: '2027-04-01T08:00:00.000Z',
};

const indicator = (changed: Partial<ListedSite>) => {
  const found = stixRules.parse(stixBundle([{ ...site, ...changed }])).objects.at(-1);
  return found?.type === 'indicator' ? found : undefined;
};

test.each<[Partial<ListedSite>, string]>([
  [{ kind: 'site' }, "[domain-name:value = 'faux.example' OR domain-name:value LIKE '%.faux.example']"],
  [{ kind: 'host', value: 'gain.faux.example' }, "[domain-name:value = 'gain.faux.example']"],
  [{ kind: 'host', value: '192.0.2.7' }, "[ipv4-addr:value = '192.0.2.7']"],
  [{ kind: 'host', value: '[2001:db8::7]' }, "[ipv6-addr:value = '2001:db8::7']"],
])('%o is looked for as %s', (changed, pattern) => {
  expect(indicator(changed)?.pattern).toBe(pattern);
});

test('a site whose reports have no dates left keeps to the rules', () => {
  const dateless = { firstReportedAt: null, lastReportedAt: null, changedAt: null, countsUntil: null };
  expect(indicator(dateless)).toMatchObject({ created: '2026-01-01T00:00:00.000Z' });
});

test('what is said stays as long as its reports count, from the first of them', () => {
  expect(indicator({})).toMatchObject({
    valid_from: site.firstReportedAt,
    valid_until: site.countsUntil,
    modified: site.changedAt,
  });
});

test('nobody and nothing is listed: the bundle still says whose it is', () => {
  expect(stixRules.parse(stixBundle([])).objects).toHaveLength(1);
});
