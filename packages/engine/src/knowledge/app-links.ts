/**
 * Hosts from which operators of the region send people on to their own app in the stores, beside hosts under their own domains.
 * Source: receipts of MTN Ghana, September 2026.
 */
export const APP_LINKS: ReadonlySet<string> = new Set(['mtnmymomo.onelink.me']);
