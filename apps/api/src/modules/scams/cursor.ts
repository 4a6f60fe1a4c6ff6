/** The end of a page: the values of its last entry by which the list is ordered. */
export interface Cursor {
  /** How well it matches; 0 in lists without a search. */
  readonly score: number;
  readonly lastReportedAt: Date;
  readonly id: string;
}

const FORM = /^(\d{1,9})\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function writeCursor({ score, lastReportedAt, id }: Cursor): string {
  return Buffer.from(`${score}.${lastReportedAt.getTime()}.${id}`).toString('base64url');
}

/** @returns undefined when it is none of ours. */
export function readCursor(text: string): Cursor | undefined {
  const [, score, time, id] = FORM.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  const lastReportedAt = new Date(Number(time));
  if (id === undefined || Number.isNaN(lastReportedAt.getTime())) return undefined;
  return { score: Number(score), lastReportedAt, id };
}
