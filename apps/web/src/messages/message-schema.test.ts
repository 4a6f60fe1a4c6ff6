import { loadTexts, translateInto } from '@scamguard/i18n';
import { expect, it } from 'vitest';
import { validate } from '../forms/validate.ts';
import { messageSchema } from './message-schema.ts';
import { EMPTY_MESSAGE } from './message-values.ts';

await loadTexts('fr', ['messages']);
const schema = messageSchema(translateInto('fr'));
const whole = {
  ...EMPTY_MESSAGE,
  name: 'Awa',
  email: ' awa@exemple.com ',
  subject: 'Une idée',
  message: 'Oui',
};

it('takes a whole message, with blanks around it', () => {
  expect(validate(schema, whole)).toEqual({});
});

it('needs name, e-mail, subject and message, and no country', () => {
  expect(Object.keys(validate(schema, EMPTY_MESSAGE))).toEqual(['name', 'email', 'subject', 'message']);
  expect(validate(schema, { ...whole, name: '   ' })).toEqual({ name: 'Écrivez votre nom.' });
});

it.each(['awa', 'awa@', '@exemple.com', 'awa exemple.com'])('says that %s is no e-mail address', (email) => {
  expect(validate(schema, { ...whole, email })).toHaveProperty('email');
});
