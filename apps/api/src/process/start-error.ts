/** The reason why the server cannot start: one sentence for the person who runs it, without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The system's code of an error (`EACCES`, `28P01` …), if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
