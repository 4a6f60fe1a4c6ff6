import type { Contact } from './contact.ts';

const DAY_MS = 86_400_000;
/** After so many days somebody calls a contact again. */
export const DAYS_UNTIL_CALL = 180;

/** Whether a contact asks to be called again: the last time that anybody looked is too long ago. */
export function isDue(
  { checkedAt, calledAt }: Pick<Contact, 'checkedAt' | 'calledAt'>,
  today: Date,
): boolean {
  const last = Math.max(Date.parse(checkedAt), calledAt === undefined ? 0 : Date.parse(calledAt));
  return today.getTime() - last > DAYS_UNTIL_CALL * DAY_MS;
}
