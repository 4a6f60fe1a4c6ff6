import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Browsers ignore what stands before the `@`; the eye does not. */
export const credentialsBeforeAt = signal(definition, ({ address, spanOf }) =>
  address.kind === 'web' && address.credentials !== ''
    ? seen({ site: address.site }, { span: spanOf(`${address.credentials}@`) })
    : ABSENT,
);
