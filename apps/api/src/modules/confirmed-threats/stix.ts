import { createHash } from 'node:crypto';
import { ORGANISATION } from '@scamguard/content/organisation';
import type { Threat } from '@scamguard/contracts';

/** Names of ours in UUIDs of version 5 (RFC 9562): the same site has the same id in every answer. */
const NAMESPACE = Buffer.from('5f0c1b0e6a3f4d0f9a6c2f6f1f6f5d11', 'hex');

function uuidOf(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const quoted = (value: string) => `'${value.replace(/[\\']/g, '\\$&')}'`;

/** When the list began to know such things; of a threat whose reports have no date left. */
const BEGINNING = '2026-01-01T00:00:00.000Z';

/**
 * A bundle of STIX 2.1 (OASIS, June 2021): who says it, and an indicator for each site. Numbers are left out: STIX has no observable for them, and
 * a hash is none.
 */
export function stixBundle(threats: readonly Threat[]): object {
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
  const indicators = threats
    .filter(({ kind }) => kind !== 'number')
    .map(({ value, lastReportedAt, isDisputed }) => ({
      type: 'indicator',
      spec_version: '2.1',
      id: `indicator--${uuidOf(`indicator ${value}`)}`,
      created_by_ref: author,
      created: lastReportedAt ?? BEGINNING,
      modified: lastReportedAt ?? BEGINNING,
      name: value,
      indicator_types: ['malicious-activity'],
      pattern: `[domain-name:value = ${quoted(value)}]`,
      pattern_type: 'stix',
      valid_from: lastReportedAt ?? BEGINNING,
      ...(isDisputed ? { labels: ['disputed'] } : {}),
    }));
  const objects = [identity, ...indicators];
  const id = `bundle--${uuidOf(JSON.stringify(indicators.map(({ name, modified }) => [name, modified])))}`;
  return { type: 'bundle', id, objects };
}
