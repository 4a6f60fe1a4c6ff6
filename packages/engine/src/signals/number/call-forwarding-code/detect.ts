import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** `**21*number#` and its kin send somebody's calls, and with them the codes that are spoken, to another telephone. */
const FORWARDS = /^\*{1,2}(?:21|61|62|67|002|004|401)\*/;

export const callForwardingCode = signal(definition, ({ dialled }) =>
  dialled.form === 'menu-code' && FORWARDS.test(dialled.code)
    ? seen({ code: dialled.code }, { span: dialled.span })
    : ABSENT,
);
