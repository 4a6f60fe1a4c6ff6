import { isTransfer } from '../../../phone/code-parts.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Somebody's number, or a sum and whom it is for: after the secret code, the money is gone. */
export const transferCode = signal(definition, ({ dialled }) =>
  dialled.form === 'menu-code' && isTransfer(dialled.code)
    ? seen({ code: dialled.code }, { span: dialled.span })
    : ABSENT,
);
