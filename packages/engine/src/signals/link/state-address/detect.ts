import { STATE_SUFFIXES } from '../../../knowledge/state-suffixes.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const stateAddress = signal(definition, ({ address, spanOf }) => {
  const country = STATE_SUFFIXES[address.suffix];
  if (
    address.kind !== 'web' ||
    address.givenBy !== 'state' ||
    address.credentials !== '' ||
    country === undefined
  )
    return ABSENT;
  return seen({ country }, { span: spanOf(address.host) });
});
