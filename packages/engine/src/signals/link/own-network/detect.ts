import { isOwnNetwork } from '../../../address/own-network.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const ownNetwork = signal(definition, ({ address, spanOf }) =>
  isOwnNetwork(address) ? seen({ host: address.host }, { span: spanOf(address.host) }) : ABSENT,
);
