import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '../node/index.ts';
import { hostParts } from './address/host-parts.ts';
import {
  type Assessment,
  ENGINE_LANGUAGES,
  ITEM_KINDS,
  type ItemKind,
  RISK_BANDS,
  SIGNAL_LEVELS,
} from './vocabulary.ts';

const french = (kind: ItemKind, value: string): Assessment => assess({ kind, value }, { language: 'fr' });

/** Any string at all: all of Unicode, lone surrogates and control characters included, and pieces of what people type. */
const pieces = fc.constantFrom(
  'http://',
  'https://www.',
  'mtn.bj',
  '@',
  '/',
  '\\',
  '.',
  '%2e',
  '%25',
  'xn--',
  '\u202e',
  '\u200b',
  '[::1]',
  ':99999',
  'javascript:',
  'data:text/html,',
  '+229',
  '97 12 34 56',
  '*880*',
  '#',
  'code secret',
  'envoyez',
  'par erreur',
  '50 000 F',
  '\ud800',
  '\udfff',
  '．',
  '\n',
  'é',
  'ϰ',
  '<URL>',
  'wa.me/',
  'İ',
);
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 30 })
    .map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);
const kind = fc.constantFrom(...ITEM_KINDS);
const language = fc.constantFrom(...ENGINE_LANGUAGES);
const known = fc.record(
  {
    listed: fc.boolean(),
    reports: fc.record({ count: fc.nat(50), lastReportedAt: fc.constant('2026-11-02T08:00:00Z') }),
  },
  { requiredKeys: [] },
);

describe('any value', () => {
  it('gets an answer that keeps the contract', () => {
    fc.assert(
      fc.property(kind, anything, language, known, (each, value, spoken, evidence) => {
        const answer = assess({ kind: each, value }, { language: spoken, known: evidence });
        expect(Number.isInteger(answer.riskLevel)).toBe(true);
        expect(answer.riskLevel).toBeGreaterThanOrEqual(0);
        expect(answer.riskLevel).toBeLessThanOrEqual(100);
        expect(answer.verdict === 'danger').toBe(answer.riskLevel >= RISK_BANDS.high);
        const isCalm = answer.verdict === 'safe' || answer.verdict === 'unknown';
        if (answer.riskLevel < RISK_BANDS.doubt) expect(isCalm).toBe(true);
        if (answer.riskLevel >= RISK_BANDS.medium) expect(isCalm).toBe(false);
        expect(answer.isSafe).toBe(answer.verdict === 'safe');
        expect(answer.reasons.length).toBeGreaterThan(0);
        expect(answer.recommendations.length).toBeLessThanOrEqual(3);
        expect(new Set(answer.recommendations).size).toBe(answer.recommendations.length);
        for (const text of [answer.analysis, ...answer.reasons, ...answer.recommendations])
          expect(text).toMatch(/\S.{5}/u);
        for (const { level, span } of answer.signals) {
          expect(SIGNAL_LEVELS).toContain(level);
          if (span === undefined) continue;
          expect(span[0]).toBeGreaterThanOrEqual(0);
          expect(span[1]).toBeGreaterThan(span[0]);
          expect(span[1]).toBeLessThanOrEqual(value.length);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('is called safe only with proof', () => {
    fc.assert(
      fc.property(kind, anything, (each, value) => {
        const answer = french(each, value);
        const isProven = answer.signals.some(({ level }) => level === 'safe');
        expect(answer.verdict === 'safe' ? isProven : true).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('gets the same answer in both languages, in other words', () => {
    fc.assert(
      fc.property(kind, anything, (each, value) => {
        const [first, second] = [french(each, value), assess({ kind: each, value }, { language: 'en' })];
        expect([second.riskLevel, second.verdict, second.signals.map(({ id }) => id)]).toEqual([
          first.riskLevel,
          first.verdict,
          first.signals.map(({ id }) => id),
        ]);
        expect(second.analysis).not.toBe(first.analysis);
      }),
      { numRuns: 300 },
    );
  });
});

it('reads a text of half a million characters as any other', () => {
  // A step that looks back over all it has read would take hours here, and this test would never end.
  const value = 'envoyez le code . par erreur 50 000 F '.repeat(14_000);
  for (const each of ITEM_KINDS) expect(french(each, value).reasons.length).toBeGreaterThan(0);
});

describe('a web address', () => {
  const host = fc.oneof(
    fc.domain(),
    fc.constantFrom(
      'mtn.bj',
      'mtn-bj.promo-gagnant.xyz',
      'boutique-adjovi.com',
      'moov-africa.ml',
      'tontine.vercel.app',
      'gouv.bj',
    ),
  );
  const path = fc.constantFrom('', '/', '/login', '/promo?id=3', '/app.apk', '/#awa@exemple.bj');

  it('has the same risk with http, https, www and none of them', () => {
    fc.assert(
      fc.property(host, path, (name, rest) => {
        // Without a scheme, only an ending that exists makes an address.
        fc.pre(hostParts(name).givenBy !== 'nobody');
        const spellings = ['', 'http://', 'https://', 'https://www.', 'HTTP://WWW.'].map((start) =>
          french('link', `${start}${name}${rest}`),
        );
        expect(new Set(spellings.map(({ riskLevel, verdict }) => `${riskLevel} ${verdict}`)).size).toBe(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what the community knows', () => {
  it('comes on top of the score of the classifiers', () => {
    const item = { kind: 'link', value: 'https://boutique-adjovi.com/pagnes' } as const;
    const alone = assess(item, { language: 'fr' });
    const known = { reports: { count: 3, lastReportedAt: '2026-05-04T03:02:01Z' } };
    expect(alone.riskLevel).toBeGreaterThan(0);
    expect(assess(item, { language: 'fr', known }).riskLevel).toBeGreaterThan(alone.riskLevel);
  });
});

describe('the traps in which others fell', () => {
  it.each<[ItemKind, string, Assessment['verdict']]>([
    ['link', 'https://www.mtn.ci', 'safe'],
    ['link', 'https://www.mtn.bj/', 'safe'],
    ['link', 'http://mtn-bj.promo-gagnant.xyz/login', 'danger'],
    ['link', 'https://boutique-adjovi.com/produits/pagnes', 'unknown'],
    ['link', 'https://moov-africa.ml', 'unknown'],
    ['link', 'https://chat.whatsapp.com/JkLmNoPqRsT', 'unknown'],
    ['link', 'https://api.whatsapp.com/send?phone=2290197123456', 'unknown'],
    ['link', 'https://cuba.example', 'unknown'],
    ['link', 'https://bit.ly/3xYz12A', 'unknown'],
    ['link', 'https://www.facebook.com/mtnbenin.gagnants.2026', 'unknown'],
    ['link', 'bonjour', 'unknown'],
    ['link', 'https://www.mtn.bj http://mtn-bj.promo-gagnant.xyz/login', 'danger'],
    ['link', 'https://www.mtn.bj https://boutique-adjovi.com', 'unknown'],
    ['link', 'https://boutique-adjovi.com https://www.mtn.bj', 'unknown'],
    ['number', '117 ou 01 97 12 34 56', 'unknown'],
    ['conversation', 'MTN: Ne communiquez jamais votre code secret.', 'unknown'],
    [
      'conversation',
      'Vous avez recu 25000 FCFA de KOFFI AMA (2290197000000) le 12/11. Nouveau solde: 31250 FCFA. ID: 8812345678. MTN MoMo',
      'unknown',
    ],
    [
      'conversation',
      'SBK4XY12 Confirmed. You have received Ksh2,500.00 from AMA DOE 0712000000 on 3/11/26. New M-PESA balance is Ksh3,120.00.',
      'unknown',
    ],
    ['number', '+229 97 12 34 56', 'unknown'],
    ['number', '117', 'safe'],
  ])('%s %s is %s', (each, value, verdict) => {
    expect(french(each, value).verdict).toBe(verdict);
  });

  it('does not hold an African ending against a site', () => {
    for (const ending of ['bj', 'ci', 'sn', 'tg', 'ml', 'ne', 'bf', 'ng', 'gh', 'ga', 'cm', 'cf', 'africa']) {
      expect(french('link', `https://boutique-adjovi.${ending}`)).toMatchObject({ verdict: 'unknown' });
      expect(french('link', `https://boutique-adjovi.${ending}`).riskLevel).toBeLessThanOrEqual(
        french('link', 'https://boutique-adjovi.com').riskLevel,
      );
    }
  });

  it('says that an old number of Benin has ten digits today', () => {
    expect(french('number', '+229 97 12 34 56').reasons[0]).toContain('+229 01 97 12 34 56');
  });

  it('names the company whose address it is', () => {
    expect(french('link', 'https://www.mtn.bj/').reasons).toEqual([
      "C'est l'adresse officielle de MTN Bénin.",
    ]);
  });

  it.each([
    ['link', 'bonjour', "Ce texte n'est pas un lien\u00A0: nous n'y trouvons pas d'adresse de site."],
    ['number', 'abc', "Ce texte n'est pas un numéro de téléphone."],
    ['profile', '!!!', "Ce texte n'est ni un nom de profil ni son adresse."],
    ['conversation', '!!!', 'Ce message ne contient pas de texte à lire.'],
  ] as const)('says honestly that a text is no %s', (kind, value, sentence) => {
    expect(french(kind, value)).toMatchObject({ isUnreadable: true, reasons: [sentence] });
  });

  it('marks nothing else as unreadable', () => {
    expect(french('number', '0197')).not.toHaveProperty('isUnreadable');
    expect(french('link', 'https://boutique-adjovi.com')).not.toHaveProperty('isUnreadable');
  });
});

describe('what others know', () => {
  it('weighs a confirmed list entry at 80 or more, also against a known address', () => {
    const answer = assess(
      { kind: 'link', value: 'https://www.mtn.bj' },
      { language: 'fr', known: { listed: true } },
    );
    expect(answer).toMatchObject({ verdict: 'danger', riskLevel: 80 });
  });

  it('does not let three reporters turn an official address into a danger', () => {
    const reports = { count: 3, lastReportedAt: '2026-11-02T08:00:00Z' };
    expect(
      assess({ kind: 'link', value: 'https://www.mtn.bj' }, { language: 'fr', known: { reports } }).verdict,
    ).toBe('safe');
    expect(
      assess({ kind: 'number', value: '0197123456' }, { language: 'fr', known: { reports } }).riskLevel,
    ).toBe(25);
  });
});
