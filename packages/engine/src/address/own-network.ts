import type { Address } from './address.ts';

/** Ranges that no site on the internet has. Source: RFC 1918, RFC 3927, RFC 4193, RFC 4291. */
const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0\.|\[::1?\]|\[f[cd]|\[fe80)/;

/** Whether an address leads no further than the reader's own network: a router's page, a printer, the telephone itself. */
export const isOwnNetwork = ({ kind, isIp, host, credentials }: Address): boolean =>
  kind === 'web' && isIp && credentials === '' && PRIVATE.test(host);
