import { isActing } from '../../../everyday/menu-codes.ts';
import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** What is about calls has signals of its own. */
const OF_CALLS = /^(?:\*{1,2}(?:21|61|62|67|002|004|401)\*|##(?:21|61|62|67|002|004)#$)/;

/** A code that holds a number or an amount does something at once: it sends money or gives a right away. */
export const menuCode = signal(definition, ({ dialled }) => {
  if (dialled.form !== 'menu-code' || OF_CALLS.test(dialled.code)) return ABSENT;
  const about = { code: dialled.code };
  return isActing(dialled.code) ? seen(about, { span: dialled.span }) : undecided(about);
});
