import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** `##002#` and its kin end what `**21*number#` began. They hold no number and send nothing. */
const ENDS_FORWARDING = /^##(?:21|61|62|67|002|004)#$/;

export const callsComeHome = signal(definition, ({ dialled }) =>
  dialled.form === 'menu-code' && ENDS_FORWARDING.test(dialled.code)
    ? seen({ code: dialled.code }, { span: dialled.span })
    : ABSENT,
);
