import type { MessagePort } from 'node:worker_threads';

/** Messages to the thread: a new connection's port; be quiet until a port closes; write everything down and end. */
export type WorkerMessage = { readonly connection: MessagePort } | { readonly quiet: MessagePort } | 'close';

/** The thread's answer by that port, once nobody reads or writes any more. */
export const QUIET = 'quiet';
