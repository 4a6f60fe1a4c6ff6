import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const unknownEnding = signal(definition, ({ address, spanOf }) =>
  address.kind === 'web' && address.givenBy === 'nobody' && !address.isIp
    ? seen({ ending: address.suffix }, { span: spanOf(address.suffix) })
    : ABSENT,
);
