import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const freeHost = signal(definition, ({ address, spanOf }) =>
  address.kind === 'web' && address.givenBy === 'free-host' && address.name !== ''
    ? seen({ host: address.suffix }, { span: spanOf(address.suffix) })
    : ABSENT,
);
