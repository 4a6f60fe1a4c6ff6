import type { Server } from '../data/server.ts';

/** Names what a server is asked, so that it is asked again when any of it changes. */
export const needsOf = ({ address, key, language }: Server): string => [address, key, language].join(' ');

/** A page of the server's own site. */
export const pageOf = ({ address }: Server, path: string): string => new URL(path, address).href;
