import { isOwnNetwork } from '../../../address/own-network.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const unusualPort = signal(definition, ({ address, spanOf }) =>
  address.port === '' || isOwnNetwork(address)
    ? ABSENT
    : seen({ port: address.port }, { span: spanOf(`:${address.port}`) }),
);
