import { Pool } from 'pg';
import { inQuerySpan } from './query-span.ts';

/**
 * A pool whose questions have spans, with the time in which they wait for a connection. The span begins here because a connection is handed
 * on inside the work of whoever gave it back.
 */
export class TracedPool extends Pool {
  override query = ((...question: Parameters<Pool['query']>): unknown =>
    inQuerySpan(question[0], (): unknown => super.query(...question))) as Pool['query'];
}
