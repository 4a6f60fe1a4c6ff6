import { describe, expect, test } from 'vitest';
import {
  CONTACTS,
  contactsOfOperator,
  EVERYWHERE,
  hasFormOfKind,
  hrefOf,
  isDue,
  keyOf,
  OPERATORS_OF,
  withChanges,
} from '../contacts/index.ts';
import { CONTENT_LANGUAGES, loadLibrary } from '../library/index.ts';
import { sourceFiles, TEXTS_FOLDER } from './texts-folder.ts';

const library = await loadLibrary(TEXTS_FOLDER);
const contacts = [...Object.values(CONTACTS).flat(), ...EVERYWHERE];
const proven = new Set(contacts.map(({ value }) => value));

/** Paths of the site that a text may link to. */
const PATHS = new Set([
  '/verify',
  '/report',
  '/learn',
  '/community',
  '/contact',
  '/support',
  '/chatbot',
  '/urgence',
  '/simulation',
  '/privacy',
  '/mes-donnees',
  '/terms',
]);

describe('contacts', () => {
  test.each(contacts)(
    '$name, $value: is proven and says by what',
    ({ status, sources, unnamedSources = 0, checkedAt }) => {
      expect(['verified', 'multi-repo']).toContain(status);
      expect(sources.length + unnamedSources).toBeGreaterThan(0);
      expect(checkedAt).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(sources.filter((source) => source.trim() === '')).toEqual([]);
    },
  );

  test.each(contacts)('$value has the form of its kind', ({ kind, value }) => {
    expect(hasFormOfKind({ kind, value })).toBe(true);
  });

  test.each(Object.entries(OPERATORS_OF))(
    'of operators in %s are told with what blocks first',
    (country, operators) => {
      for (const operator of operators) {
        const purposes = contactsOfOperator(CONTACTS[country] ?? [], operator).map(({ purpose }) => purpose);
        expect(purposes).toEqual(
          ['block', 'operator', 'menu'].flatMap((each) => purposes.filter((p) => p === each)),
        );
      }
    },
  );

  test.each([
    { kind: 'ussd', value: '*880*1*0197123456*5000#' },
    { kind: 'ussd', value: '**21*0197123456#' },
    { kind: 'phone', value: '0197123456' },
    { kind: 'web', value: 'http://mtn.bj' },
    { kind: 'web', value: 'javascript:alert(1)' },
    { kind: 'email', value: 'a@b' },
  ] as const)('are not $value, which acts at once or is no $kind', (contact) => {
    expect(hasFormOfKind(contact)).toBe(false);
  });

  test('that were changed stand where the released ones stood, new ones before them, hidden ones nowhere', () => {
    const released = CONTACTS.BJ ?? [];
    const [first, second, third] = released;
    if (!first || !second || !third) throw new Error('Benin has contacts');
    const other = { ...second, value: '9999' };
    const added = { ...first, value: '8888' };
    const now = withChanges(released, {
      changed: [
        { key: keyOf(second), contact: other },
        { key: 'phone:8888', contact: added },
      ],
      hidden: [keyOf(third)],
    });
    expect(now).toEqual([added, first, other, ...released.slice(3)]);
    expect(withChanges(released, { changed: [], hidden: [] })).toEqual(released);
  });

  test('are dialled whole: the hash of a menu code is no fragment', () => {
    expect(hrefOf({ kind: 'ussd', value: '*145*8#' })).toBe('tel:*145*8%23');
    expect(hrefOf({ kind: 'whatsapp', value: '+233501603111' })).toBe('https://wa.me/233501603111');
  });

  test('ask to be called again after 180 days, counted from the last time that anybody looked', () => {
    const today = new Date('2026-11-28');
    expect(isDue({ checkedAt: '2026-06-01' }, today)).toBe(false);
    expect(isDue({ checkedAt: '2026-05-31' }, today)).toBe(true);
    expect(isDue({ checkedAt: '2025-01-01', calledAt: '2026-09-01' }, today)).toBe(false);
  });
});

describe.each(CONTENT_LANGUAGES)('links in %s', (language) => {
  const { modules, faq, guide, pages } = library.texts[language];
  const html = [
    ...modules.map(({ content }) => content),
    ...faq.map(({ answer }) => answer.html),
    guide.introduction.html,
    ...guide.sections.map(({ body }) => body.html),
    // What is written for programmers leads elsewhere too.
    ...[pages.privacy, pages.terms, pages.accessibility].map(({ body }) => body.html),
  ].join('\n');
  const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');

  test('lead to a page of this site or to a proven contact', () => {
    expect(targets.length).toBeGreaterThan(50);
    const unknown = targets.filter(
      (href) => !proven.has(href) && !PATHS.has(href.split(/[?/]/).slice(0, 2).join('/')),
    );
    expect(unknown).toEqual([]);
  });

  test('have no other attributes or elements than plain text needs', () => {
    const tags = new Set(
      [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)].map(
        ([, name, rest]) => `${name}${rest?.replace(/"[^"]*"/, '""')}`,
      ),
    );
    expect(
      [...tags].filter((tag) => !/^(h2|h3|p|ul|ol|li|strong|em|br|blockquote|a( href="")?)$/.test(tag)),
    ).toEqual([]);
  });
});

describe.each(sourceFiles())('$path', ({ source, path }) => {
  const text = path.endsWith('alerts.yaml') ? source.replace(/^ {4}url:.*$/gm, '') : source;

  // Code may show a tag.
  test('holds no raw HTML', () => {
    expect(text.replace(/`[^`\n]*`/g, '')).not.toMatch(/<[a-z!/]/i);
  });

  test('names no address outside the reserved .example, unless proven', () => {
    const hosts =
      text.match(
        /\b[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|bj|ci|sn|tg|gh|ng|bf|ml|ne|info|africa|xyz|io)\b/gi,
      ) ?? [];
    const known = [...proven].map((value) => value.replace(/^https:\/\/|^.*@/g, ''));
    const press = path.endsWith('alerts.yaml')
      ? library.texts.fr.alerts.map(({ source }) => source.name)
      : [];
    const endings = ['gouv.bj', 'com.gh', 'gov.gh', 'com.ng'];
    const allowed = new Set([...known, ...press, ...endings]);
    expect(hosts.filter((host) => !allowed.has(host.toLowerCase()))).toEqual([]);
    expect(text.match(/[\w.]+@[\w.]+/g) ?? []).toEqual([]);
  });

  test('gives no telephone number', () => {
    const numbers = text.match(/(?<![\d.:-])\+?\d(?:[ .]?\d){7,}(?!\d)/g) ?? [];
    const transactions = new Set(['7730112845']);
    expect(numbers.filter((number) => !transactions.has(number))).toEqual([]);
  });
});
