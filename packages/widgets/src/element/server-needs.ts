import type { Server } from '../data/server.ts';
import type { Widget } from './widget.ts';

/** Names what a server is asked, so that it is asked again when any of it changes. */
export const needsOf = ({ server: { address, key }, chosen }: Widget<unknown>): string =>
  [address, key, chosen].join(' ');

/** A page of the server's own site. */
export const pageOf = ({ address }: Server, path: string): string => new URL(path, address).href;
