import { inSpan, isTraced } from '../tracing/index.ts';

const OPERATIONS =
  /^\s*\(*\s*(select|insert|update|delete|begin|commit|rollback|set|savepoint|release|analyze)\b/i;
const WITHIN = /\)\s*(select|insert|update|delete)\b/i;
/** A table of ours; no function, no bracket. */
const TABLE = /\b(?:from|into|update)\s+"?([a-z][a-z_]{1,40})"?(?![\w("])/i;

/**
 * Asks the database in a span, where something that is traced asks it. The span names what is done with which table. It has neither the statement nor
 * its values.
 *
 * @param question as `pg` takes it: a statement, or an object with its text.
 */
export function inQuerySpan<Answer>(question: unknown, ask: () => Answer): Answer {
  if (!isTraced()) return ask();
  const told = { 'db.system.name': 'postgresql' };
  return inSpan(summaryOf(question), { kind: 'client', told, partOf: 'span' }, ask);
}

/** `select scams`. */
export function summaryOf(question: unknown): string {
  const text = typeof question === 'string' ? question : (question as { text?: unknown } | undefined)?.text;
  if (typeof text !== 'string') return 'query';
  const operation = (OPERATIONS.exec(text) ?? WITHIN.exec(text))?.[1]?.toLowerCase() ?? 'query';
  const table = TABLE.exec(text)?.[1];
  return table ? `${operation} ${table}` : operation;
}
