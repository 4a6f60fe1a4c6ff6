import type { Contact } from './contact.ts';

/** How the value of each kind is written. */
const FORMS: Readonly<Record<Contact['kind'], RegExp>> = {
  phone: /^(\d{2,4}|\+\d{8,15}|0?80\d{6,9})$/,
  // Nothing behind the menu but its own pages: a code with a number or a sum in it sends money.
  ussd: /^[*#]\d{2,4}(?:\*\d{1,3})*#$/,
  whatsapp: /^\+\d{8,15}$/,
  email: /^[a-z0-9._-]+@[a-z0-9.-]+\.[a-z]+$/,
  web: /^https:\/\/[a-z0-9.-]+(?:\/[\w./-]*)?$/,
};

/** Whether a value can be dialled, written to or opened as its kind says. */
export const hasFormOfKind = ({ kind, value }: Pick<Contact, 'kind' | 'value'>): boolean =>
  FORMS[kind].test(value);
