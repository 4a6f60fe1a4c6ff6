import { codeOf } from '../process/start-error.ts';

/** PostgreSQL's classes of errors for want of resources, a full disk among them, and of the system. Source: PostgreSQL, appendix A. */
const SQLSTATE = /^5[38][\dA-Z]{3}$/;
/** The system's codes when a disk or a quota is full, or fails. */
const SYSTEM = new Set(['EDQUOT', 'EIO', 'ENOSPC', 'EROFS']);

/** Whether an error means that nothing can be written now, in the database or beside it. */
export function isStorageFailure(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined && (SYSTEM.has(code) || SQLSTATE.test(code))) return true;
  return error instanceof Error && error.cause !== undefined && isStorageFailure(error.cause);
}
