import { operatorAtFirst } from '../../../phone/operator-at-first.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const firstOperator = signal(definition, ({ dialled }) => {
  const operator =
    dialled.form === 'phone' && dialled.phone.state === 'fits' ? operatorAtFirst(dialled.phone) : undefined;
  return operator === undefined ? ABSENT : seen({ operator });
});
