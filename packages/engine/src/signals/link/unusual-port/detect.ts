import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const unusualPort = signal(definition, ({ address, spanOf }) =>
  address.port === '' ? ABSENT : seen({ port: address.port }, { span: spanOf(`:${address.port}`) }),
);
