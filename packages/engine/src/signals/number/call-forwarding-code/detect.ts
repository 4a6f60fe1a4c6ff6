import { forwardsCalls } from '../../../phone/code-parts.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Somebody's calls, and with them the codes that are spoken, go to another telephone. */
export const callForwardingCode = signal(definition, ({ dialled }) =>
  dialled.form === 'menu-code' && forwardsCalls(dialled.code)
    ? seen({ code: dialled.code }, { span: dialled.span })
    : ABSENT,
);
