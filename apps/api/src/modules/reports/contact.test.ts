import { describe, expect, test } from 'vitest';
import { readContact } from './contact.ts';

describe('a contact is shown', () => {
  test.each([
    ['+229 01 97 12 34 56', '+229 ••• 56', 'number:+2290197123456'],
    ['koffi@gain-facile.xyz', 'k•••@•••', 'mail:koffi@gain-facile.xyz'],
    ['KOFFI@Gain-Facile.xyz', 'k•••@•••', 'mail:koffi@gain-facile.xyz'],
    [' koffi@gain-facile.xyz ', 'k•••@•••', 'mail:koffi@gain-facile.xyz'],
    ['https://gain-facile.xyz/payer', 'g•••.xyz', 'domain:gain-facile.xyz'],
    ['https://payer.gain-facile.xyz/a', 'p•••.xyz', 'host:payer.gain-facile.xyz'],
    ['https://www.facebook.com/awa.tontine', 'facebook/a•••', 'profile:facebook/awa.tontine'],
    ['https://wa.me/2290197123456', '+229 ••• 56', 'number:+2290197123456'],
    ['Appelez koffi@gain-facile.xyz', 'A•••', null],
    ['koffi@gain-facile.xyz ou Awa', 'k•••', null],
    ['Koffi au 01 97 12 34 56', '+229 ••• 56', 'number:+2290197123456'],
    ['Koffi le vendeur', 'K•••', null],
    ['  👩🏾‍🌾 du coin', '👩🏾‍🌾•••', null],
  ])('%s as %s', (written, masked, key) => {
    const contact = readContact(written);
    expect(contact.masked).toBe(masked);
    expect(contact.key).toBe(key);
  });
});

test('a name has no key, and no site of ours is accused', () => {
  expect(readContact('Koffi le vendeur')).toEqual({
    masked: 'K•••',
    key: null,
    keys: [],
    isProtected: false,
  });
  expect(readContact('https://www.google.com')).toMatchObject({ isProtected: true });
  expect(readContact('https://gain-facile.xyz')).toMatchObject({ isProtected: false });
});

test('each key stands once', () => {
  const { keys } = readContact('97 12 34 56 ou +229 01 97 12 34 56');
  expect(new Set(keys).size).toBe(keys.length);
});
