import type { Session } from './session.ts';

const CHECKPOINT_EVERY_MS = 10 * 60_000;
const VACUUM_EVERY_MS = 24 * 60 * 60_000;

/**
 * Does the work that a PostgreSQL server does by itself and PGlite does not. It writes the log into the tables, so that the log
 * stays small and the next start quick. It also clears away rows that have been replaced. If a transaction is open, it waits for
 * the next time.
 */
export function startUpkeep(session: Session): void {
  setInterval(() => session.runWhenIdle('CHECKPOINT'), CHECKPOINT_EVERY_MS).unref();
  setInterval(() => session.runWhenIdle('VACUUM (ANALYZE)'), VACUUM_EVERY_MS).unref();
}
