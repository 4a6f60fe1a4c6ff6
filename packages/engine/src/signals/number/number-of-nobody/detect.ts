import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** A number that cannot exist is a slip of the finger or a forged sender; a length that fits makes the forger likelier. */
export const numberOfNobody = signal(definition, ({ dialled }) => {
  if (dialled.form === 'menu-code') return ABSENT;
  if (dialled.form === 'short')
    return dialled.digits.length < 2 ? undecided({ number: dialled.digits }) : ABSENT;
  const { state, shown, span } = dialled.phone;
  if (state === 'fits' || dialled.phone.wasOld) return ABSENT;
  return state === 'unallotted' ? seen({ number: shown }, { span }) : undecided({ number: shown });
});
