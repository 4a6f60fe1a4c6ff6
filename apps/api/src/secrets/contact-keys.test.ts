import { lookupKeys } from '@scamguard/engine';
import { describe, expect, test } from 'vitest';
import { contactKeys } from './contact-keys.ts';

const keys = contactKeys('a secret for tests, long enough');
const other = contactKeys('another secret, also long enough');

describe('a key in the database', () => {
  test.each([
    ['number', '+229 01 97 12 34 56', /97123456/],
    ['profile', 'https://www.facebook.com/awa.tontine', /awa/],
    ['link', 'https://www.facebook.com/awa.tontine', /awa/],
    ['link', 'https://wa.me/22997123456', /97123456/],
  ] as const)('of the %s %s does not tell whose it is', (kind, value, secret) => {
    const engine = lookupKeys({ kind, value });
    expect(engine.join()).toMatch(secret);
    const stored = engine.map(keys.hidden);
    expect(stored.join()).not.toMatch(secret);
    expect(stored).toEqual(engine.map(keys.hidden));
    for (const [index, key] of stored.entries()) {
      expect(key.split('#')[0]).toBe(engine[index]?.split(':')[0]);
      expect(key).toMatch(/#[\w-]{43}$/);
      expect(key).not.toBe(other.hidden(engine[index] ?? ''));
    }
  });

  test('of an e-mail address does not tell it either', () => {
    expect(keys.hidden('mail:koffi@gain-facile.xyz')).toMatch(/^mail#[\w-]{43}$/);
  });

  test('that is hidden already stays', () => {
    const stored = keys.hidden('number:+2290197123456');
    expect(keys.hidden(stored)).toBe(stored);
  });

  test.each(['domain:gain-facile.xyz', 'host:pay.gain-facile.xyz'])('of a site stays as it is: %s', (key) =>
    expect(keys.hidden(key)).toBe(key),
  );
});

describe('what a contact is found by beside its key', () => {
  test('is the end of a number', () => {
    const part = keys.partOf('number:+2290197127755');
    expect(part).toBe(keys.partOfEnding('7755'));
    expect(part).toMatch(/^[\w-]{43}$/);
    expect([keys.partOfEnding('7756'), other.partOfEnding('7755'), keys.partOfName('7755')]).not.toContain(
      part,
    );
  });

  test('is the name of an account, on whatever platform', () => {
    const name = keys.partOfName('awa.tontine');
    expect(keys.partOf('profile:facebook/awa.tontine')).toBe(name);
    expect(keys.partOf('profile:tiktok/awa.tontine')).toBe(name);
    expect(keys.partOf('profile:tiktok/awa')).not.toBe(name);
  });

  test.each(['domain:gain-facile.xyz', 'mail:koffi@gain-facile.xyz', 'number:123', 'profile:facebook'])(
    'is nothing of %s',
    (key) => expect(keys.partOf(key)).toBeNull(),
  );
});
