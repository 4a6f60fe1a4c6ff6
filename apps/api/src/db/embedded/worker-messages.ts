import type { MessagePort } from 'node:worker_threads';

/**
 * What the thread is told: a new connection's port; to be quiet until a port closes; or to write everything down and
 * end.
 */
export type WorkerMessage = { readonly connection: MessagePort } | { readonly quiet: MessagePort } | 'close';

/** What it says by that port, once nobody reads or writes any more. */
export const QUIET = 'quiet';
