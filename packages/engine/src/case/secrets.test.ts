import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { maskSecrets, SECRET_MASK } from './secrets.ts';

describe('hides', () => {
  test.each([
    ['a code', 'mon code est 4821', '4821'],
    ['a secret code after more words', "le code secret de mon compte momo, c'est 48213", '48213'],
    ['a code with blanks', 'code PIN 4 8 2 1', '8 2'],
    ['a code before its name', '4821 c’est mon code', '4821'],
    ['a one-time code in a message', 'Votre code OTP est 482913. Ne le partagez pas.', '482913'],
    ['a code in words', 'le code pin est quatre huit deux un', 'huit'],
    ['a code alone', '4821', '4821'],
    ['a code of other digits', 'code ٤٨٢١', '٤٨٢١'],
    ['a password', 'mon mot de passe : Soleil-Rouge', 'Soleil'],
    ['an English password', 'my password is sunshine22', 'sunshine'],
    ['a card', 'ma carte 4242 4242 4242 4242', '4242'],
    ['the secret at the end of a transfer code', '*880*1*0197000000*5000*1234#', '1234'],
  ])('%s', (_what, written, secret) => {
    const { text, isMasked } = maskSecrets(written);
    expect(text).toContain(SECRET_MASK);
    expect(text).not.toContain(secret);
    expect(isMasked).toBe(true);
  });
});

describe('leaves', () => {
  test.each([
    'Il me demande mon code secret',
    'Vous avez reçu 25 000 FCFA par erreur',
    'Pour le code il faut payer 5000 FCFA',
    'Appelez le +229 01 97 00 00 00',
    '0197000000',
    'Composez *155#',
    'le 12 mars 2026 à 14h30',
    'https://exemple.bj/12345',
    'oui',
    '2',
  ])('%s', (written) => expect(maskSecrets(written)).toEqual({ text: written, isMasked: false }));
});

it('hides every code that follows its name, however it is spaced', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 8 });
  const between = fc.constantFrom('', ' ', '-', '.', ' - ');
  const lead = fc.constantFrom('mon code ', 'PIN: ', 'code secret = ', 'the otp is ', 'CVV ');
  fc.assert(
    fc.property(lead, digits, between, (before, code, sign) => {
      const { text } = maskSecrets(`${before}${code.join(sign)} voilà`);
      expect(text).not.toMatch(/\d/);
    }),
  );
});

it('takes any text and never makes one longer by more than its masks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (written) => {
      const { text, isMasked } = maskSecrets(written);
      if (!isMasked) expect(text).toBe(written);
      expect(maskSecrets(text).text.length).toBeLessThanOrEqual(text.length + SECRET_MASK.length);
    }),
  );
});
