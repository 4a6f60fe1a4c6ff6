import * as fc from 'fast-check';
import { parse } from 'tldts';
import { describe, expect, it } from 'vitest';
import { hostEndings } from './host-endings.ts';
import { hostParts } from './host-parts.ts';
import { publicSuffix } from './public-suffix.ts';

/** The oracle leaves nothing out; the table spares visitors the towns of these countries. */
const SHORTENED = /\.(?:no|jp|it|us|pl|ua|vn|aero)$/;

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const known = fc.constantFrom(
  'com',
  'bj',
  'com.ng',
  'gouv.ci',
  'co.uk',
  'xyz',
  'org.gh',
  'ck',
  'co.za',
  'asso.ci',
  'gov.bf',
  'com.br',
  'sch.uk',
  'xn--p1ai',
  'univ.sn',
  'example',
  'kobe.jp',
);

describe('the public suffix', () => {
  it('agrees with the whole list', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 3 }), known, (labels, ending) => {
        const host = [...labels, ending].join('.');
        fc.pre(!SHORTENED.test(host));
        const oracle = parse(host, { extractHostname: false, allowPrivateDomains: false });
        expect(publicSuffix(hostEndings(host))).toBe(
          oracle.isIcann ? (oracle.publicSuffix ?? undefined) : undefined,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['a.city.kobe.jp', 'kobe.jp'],
    ['a.b.kobe.jp', 'b.kobe.jp'],
    ['boutique.chiyoda.tokyo.jp', 'chiyoda.tokyo.jp'],
    ['promo.bj', 'bj'],
    ['serveur.local', undefined],
    ['localhost', undefined],
  ])('of %s is %s', (host, suffix) => {
    expect(publicSuffix(hostEndings(host))).toBe(suffix);
  });
});

describe('the parts of a host', () => {
  it.each([
    [
      'mtn-bj.promo-gagnant.xyz',
      { name: 'promo-gagnant', below: 'mtn-bj', site: 'promo-gagnant.xyz', givenBy: 'registry' },
    ],
    ['csirt.gouv.bj', { name: 'csirt', suffix: 'gouv.bj', givenBy: 'state' }],
    ['gouv.bj', { name: '', site: 'gouv.bj', givenBy: 'state' }],
    ['tontine.vercel.app', { name: 'tontine', suffix: 'vercel.app', givenBy: 'free-host' }],
    ['cuba.example', { name: 'cuba', suffix: 'example', givenBy: 'nobody' }],
  ])('%s', (host, parts) => {
    expect(hostParts(host)).toMatchObject(parts);
  });

  it('always add up to the host', () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 6 }), known, (labels, ending) => {
        const host = [...labels, ending].join('.');
        const { below, name, suffix } = hostParts(host);
        expect([below, name, suffix].filter(Boolean).join('.')).toBe(host);
      }),
    );
  });
});
