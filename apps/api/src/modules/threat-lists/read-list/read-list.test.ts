import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readList } from './index.ts';

const URLHAUS = `################################################################
# abuse.ch URLhaus Database Dump (CSV - recent URLs only)      #
# Last updated: 2026-11-20 10:00:00 (UTC)                      #
#                                                              #
# Terms Of Use: https://urlhaus.abuse.ch/api/                  #
# For questions please contact urlhaus [at] abuse.ch           #
################################################################
#
# id,dateadded,url,url_status,last_online,threat,tags,urlhaus_link,reporter
"1","2026-11-20 09:00:00","http://colis-bloque.example/a,b","online","2026-11-20","malware_download","exe,""x""","https://urlhaus.abuse.ch/url/1/","somebody"
"2","2026-11-20 09:00:00","http://deja-ferme.example/a","offline","2026-11-19","malware_download","None","https://urlhaus.abuse.ch/url/2/","somebody"
`;
const PHISHTANK = `phish_id,url,phish_detail_url,submission_time,verified,verification_time,online,target
1,"https://colis-bloque.example/a,b",http://www.phishtank.com/phish_detail.php?phish_id=1,2026-11-20T09:00:00+00:00,yes,2026-11-20T10:00:00+00:00,yes,Other
2,https://deja-ferme.example/,http://www.phishtank.com/phish_detail.php?phish_id=2,2026-11-20T09:00:00+00:00,yes,2026-11-20T10:00:00+00:00,no,Other
3,https://pas-verifie.example/,http://www.phishtank.com/phish_detail.php?phish_id=3,2026-11-20T09:00:00+00:00,no,,yes,Other
`;
const JSON_ENTRY = {
  phish_id: '1',
  url: 'https://colis-bloque.example/a',
  phish_detail_url: 'http://www.phishtank.com/phish_detail.php?phish_id=1',
  verified: 'yes',
  online: 'yes',
  details: [{ ip_address: '192.0.2.1' }],
};
const FOUND = ['domain:colis-bloque.example'];

const SAMPLES: readonly (readonly [string, string, readonly string[]])[] = [
  ['URLhaus as a table', URLHAUS, FOUND],
  ['URLhaus as text', '# abuse.ch URLhaus Plain Text URL List\n#\nhttp://colis-bloque.example/a\n', FOUND],
  ['URLhaus as hosts', '# abuse.ch URLhaus Host file\n#\n127.0.0.1\tcolis-bloque.example\n# END\n', FOUND],
  ['PhishTank as a table', PHISHTANK, FOUND],
  [
    'PhishTank as JSON',
    JSON.stringify([JSON_ENTRY, { ...JSON_ENTRY, url: 'https://deja-ferme.example', online: 'no' }, null]),
    FOUND,
  ],
  [
    'OpenPhish',
    'https://colis-bloque.example/payer?x=1\nhttp://gain.prime.example/\n',
    [...FOUND, 'host:gain.prime.example'],
  ],
  [
    'rules of a content blocker',
    [
      '[Adblock Plus 2.0]',
      '! Title: Sites to avoid, see https://list.example',
      '||colis-bloque.example^',
      '||gain.prime.example^$document',
      '||publicite.example^$third-party',
      '||page.example/bad^',
      '@@||excuse.example^',
      '||excuse.example^',
      'boutique.example##.banner',
      '/ads/*',
    ].join('\n'),
    [...FOUND, 'host:gain.prime.example'],
  ],
  [
    'a hosts file',
    '# bad.example\n0.0.0.0 colis-bloque.example # since May\n127.0.0.1 localhost\n#0.0.0.0 retire.example\n',
    FOUND,
  ],
  ['names', 'colis-bloque.example\n\nCOLIS-BLOQUE.example\n', FOUND],
  ['names with everything below', '*.colis-bloque.example', FOUND],
];

describe.each(SAMPLES)('%s', (_name, text, keys) => {
  test('names what stands in it', () => expect(readList(text)).toEqual(keys));

  test('is read with a byte order mark and the line ends of Windows', () =>
    expect(readList(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(keys));

  test('cut off anywhere names nothing else', () => {
    fc.assert(
      fc.property(fc.nat(text.length), (length) => {
        // A name that is cut in its middle is another name; only whole lines count here.
        const whole = text.slice(0, text.lastIndexOf('\n', length) + 1);
        for (const key of readList(whole)) expect(keys).toContain(key);
      }),
    );
  });
});

test.each([
  ['what says who made the list', '# abuse.ch URLhaus'],
  ['what was withdrawn', '#site.example\n# site.example\n! site.example\n; site.example\n// site.example'],
  ['a page that says something else', '<html><body>Not found at site.example</body></html>'],
  ['a platform or a shortener as a whole', 'https://bit.ly/\n||bit.ly^\nfacebook.com\nvercel.app'],
])('%s names nothing', (_name, text) => expect(readList(text)).toEqual([]));

test('what the engine knows as honest is never listed', () => {
  const list = ['https://www.google.com/url?q=x', 'https://www.orange.ci/', 'https://faux.example'];
  expect(readList(list.join('\n'))).toEqual(['domain:faux.example']);
  expect(readList('||google.com^\n||orange.ci^\n||faux.example^')).toEqual(['domain:faux.example']);
});

test('a list never lists its own site', () => {
  const source = new URL('https://data.liste.example/all.txt');
  expect(readList('https://data.liste.example/about\nfaux.example', source)).toEqual(['domain:faux.example']);
});

test('nothing that a list may hold makes it fail', () => {
  const starts = fc.constantFrom('', ...SAMPLES.map(([, text]) => text));
  fc.assert(
    fc.property(starts, fc.string({ unit: 'binary' }), fc.nat(), (start, rest, cut) => {
      for (const key of readList(start.slice(0, cut % (start.length + 1)) + rest))
        expect(key).toMatch(/^(domain|host|page|profile|number):/);
    }),
  );
});
