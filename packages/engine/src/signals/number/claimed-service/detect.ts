import { claimedServiceIn } from '../../../phone/claimed-service.ts';
import { officialLinesOf } from '../../../phone/official-lines-of.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A number that exists may be a service's that we do not know. */
const MAY_EXIST = 0.55;

/** "MTN service client" beside a number that is none of the lines we know: worse where no such number can exist. */
export const claimedService = signal(definition, ({ dialled, value }) => {
  if (dialled.form !== 'phone' || dialled.phone.wasOld) return ABSENT;
  if (officialLinesOf(dialled).length > 0) return ABSENT;
  const { shown, state, span } = dialled.phone;
  const service = claimedServiceIn(value, span, state === 'fits');
  return service === undefined
    ? ABSENT
    : seen({ number: shown, service }, { span, share: state === 'fits' ? MAY_EXIST : 1 });
});
