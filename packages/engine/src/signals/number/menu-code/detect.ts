import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** A code that holds a whole number or amount does something at once: it sends money or gives a right away. */
const HOLDS_NUMBER = /\d{7,}/;
const FORWARDS = /^\*{1,2}(?:21|61|62|67|002|004|401)\*/;

export const menuCode = signal(definition, ({ dialled }) => {
  if (dialled.form !== 'menu-code' || FORWARDS.test(dialled.code)) return ABSENT;
  const about = { code: dialled.code };
  return HOLDS_NUMBER.test(dialled.code) ? seen(about, { span: dialled.span }) : undecided(about);
});
