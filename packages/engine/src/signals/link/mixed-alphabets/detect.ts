import { mixesAlphabets } from '../../../address/alphabets.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const mixedAlphabets = signal(definition, ({ address }) =>
  address.shownHost.split('.').some(mixesAlphabets) ? seen({ host: address.shownHost }) : ABSENT,
);
