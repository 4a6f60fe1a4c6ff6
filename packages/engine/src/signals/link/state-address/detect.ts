import { isOfState } from '../../../address/official.ts';
import { STATE_SUFFIXES } from '../../../knowledge/state-suffixes.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const stateAddress = signal(definition, ({ address, spanOf }) => {
  const country = STATE_SUFFIXES[address.suffix];
  if (!isOfState(address) || country === undefined) return ABSENT;
  return seen({ country }, { span: spanOf(address.host) });
});
