import { isOwnNetwork } from '../../../address/own-network.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A site of one's own network, such as the page of a home router, is no trap. */
export const addressAsNumbers = signal(definition, ({ address, spanOf }) =>
  address.isIp && !isOwnNetwork(address)
    ? seen({ host: address.host }, { span: spanOf(address.host) })
    : ABSENT,
);
