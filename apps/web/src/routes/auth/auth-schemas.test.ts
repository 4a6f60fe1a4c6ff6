import { loadTexts, translateInto } from '@scamguard/i18n';
import { expect, it } from 'vitest';
import { validate } from '../../forms/validate.ts';
import { loginSchema, registerSchema } from './auth-schemas.ts';

await loadTexts('fr', ['auth']);
const t = translateInto('fr');
const whole = {
  phoneNumber: '+2290197000000',
  password: 'un secret',
  confirmPassword: 'un secret',
  terms: true,
};

it('wants a name and a password to sign in', () => {
  expect(validate(loginSchema(t), { phoneOrEmail: ' ', password: '' })).toEqual({
    phoneOrEmail: 'Email ou téléphone requis',
    password: 'Mot de passe requis',
  });
});

it.each([
  [{}, {}],
  [{ phoneNumber: '' }, { phoneNumber: 'Numéro de téléphone requis' }],
  [
    { phoneNumber: '+22901970000001' },
    { phoneNumber: 'Vous avez écrit 11 chiffres. Dans ce pays, un numéro en a 10.' },
  ],
  [
    { phoneNumber: '+22177123456' },
    { phoneNumber: 'Vous avez écrit 8 chiffres. Dans ce pays, un numéro en a 9.' },
  ],
  // Benin's numbers had eight digits until 2024. For other countries, nothing is known here.
  [{ phoneNumber: '+22997000000' }, {}],
  [{ phoneNumber: '+3361234567890' }, {}],
  [
    { password: 'court', confirmPassword: 'court' },
    { password: 'Le mot de passe doit contenir au moins 8 signes' },
  ],
  [{ confirmPassword: '' }, { confirmPassword: 'Veuillez confirmer votre mot de passe' }],
  [{ confirmPassword: 'autre' }, { confirmPassword: 'Les mots de passe ne correspondent pas' }],
  [
    { phoneNumber: '', confirmPassword: 'autre' },
    { phoneNumber: 'Numéro de téléphone requis', confirmPassword: 'Les mots de passe ne correspondent pas' },
  ],
  [{ terms: false }, { terms: "Acceptez les règles d'utilisation pour continuer." }],
])('says of %o what is wrong', (changed, mistakes) => {
  expect(validate(registerSchema(t), { ...whole, ...changed })).toEqual(mistakes);
});
