import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { ORGANISATION } from '@scamguard/content/organisation';
import type { ListedSite } from './service.ts';

/** Goes before each name, so that no id of ours is one of somebody else's. */
const NAMESPACE = Buffer.from('5f0c1b0e6a3f4d0f9a6c2f6f1f6f5d11', 'hex');

/**
 * The same thing has the same id in every answer. STIX wants version 4 for whatever is no observable (§2.9): its bits are those of a hash, which are
 * as good as drawn by lot (RFC 9562, §5.4).
 */
function uuidOf(name: string): string {
  const hash = createHash('sha256').update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x40;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const quoted = (value: string) => `'${value.replace(/[\\']/g, '\\$&')}'`;

/** When the list began to know such things; of a site whose reports have no date left. */
const BEGINNING = '2026-01-01T00:00:00.000Z';

/** A site stands for all hosts below it, a host for itself alone. */
function patternOf({ kind, value }: ListedSite): string {
  const version = isIP(value.replace(/^\[|\]$/g, ''));
  if (version) return `[ipv${version}-addr:value = ${quoted(value.replace(/^\[|\]$/g, ''))}]`;
  const itself = `domain-name:value = ${quoted(value)}`;
  return kind === 'site' ? `[${itself} OR domain-name:value LIKE ${quoted(`%.${value}`)}]` : `[${itself}]`;
}

/**
 * One version of what is said about a site. `created` stays through all of them; `modified` is a later one as soon as anything is said
 * otherwise, or whoever holds the version before would keep it.
 */
function indicatorOf(site: ListedSite, author: string): object {
  const { value, firstReportedAt, changedAt, countsUntil, isDisputed } = site;
  const created = firstReportedAt ?? BEGINNING;
  return {
    type: 'indicator',
    spec_version: '2.1',
    id: `indicator--${uuidOf(`indicator ${value}`)}`,
    created_by_ref: author,
    created,
    modified: changedAt && changedAt > created ? changedAt : created,
    name: value,
    description: 'People reported it to ScamGuard, and a moderator confirmed that it is used for scams.',
    indicator_types: ['malicious-activity'],
    pattern: patternOf(site),
    pattern_type: 'stix',
    valid_from: created,
    ...(countsUntil && countsUntil > created ? { valid_until: countsUntil } : {}),
    ...(isDisputed ? { labels: ['disputed'] } : {}),
  };
}

/**
 * A bundle of STIX 2.1 (OASIS, June 2021): who says it, and an indicator for each site. Numbers are left out: STIX has no observable for them, and
 * a hash is none.
 */
export function stixBundle(sites: readonly ListedSite[]): object {
  const author = `identity--${uuidOf('identity')}`;
  const identity = {
    type: 'identity',
    spec_version: '2.1',
    id: author,
    created: BEGINNING,
    modified: BEGINNING,
    name: ORGANISATION.name,
    identity_class: 'organization',
  };
  const objects = [identity, ...sites.map((site) => indicatorOf(site, author))];
  return { type: 'bundle', id: `bundle--${uuidOf(JSON.stringify(objects))}`, objects };
}
