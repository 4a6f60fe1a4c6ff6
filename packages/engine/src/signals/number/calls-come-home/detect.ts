import { endsForwarding } from '../../../phone/code-parts.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** `##002#` and its kin end what `**21*number#` began. They hold no number and send nothing. */
export const callsComeHome = signal(definition, ({ dialled }) =>
  dialled.form === 'menu-code' && endsForwarding(dialled.code)
    ? seen({ code: dialled.code }, { span: dialled.span })
    : ABSENT,
);
