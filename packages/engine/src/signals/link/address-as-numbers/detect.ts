import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0\.|\[::1?\]|\[f[cd]|\[fe80)/;

/** A site of one's own network, such as the page of a home router, is no trap. */
export const addressAsNumbers = signal(definition, ({ address, spanOf }) =>
  address.isIp && !PRIVATE.test(address.host)
    ? seen({ host: address.host }, { span: spanOf(address.host) })
    : ABSENT,
);
