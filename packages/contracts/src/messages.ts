import { z } from 'zod/mini';
import { ACCOUNT_MAX_LENGTH, MESSAGE_MAX_LENGTH } from './limits.ts';
import { MESSAGE_REGIONS } from './message-regions.ts';

/** One line: nothing in it can pass for another line of a mail's head. */
const line = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), z.regex(/^\P{Cc}*$/u));

/** The data of the forms on the contact and support pages. */
export const messageBody = z.object({
  name: line(MESSAGE_MAX_LENGTH.line),
  email: z.email().check(z.trim(), z.minLength(1), z.maxLength(ACCOUNT_MAX_LENGTH.contact)),
  subject: line(MESSAGE_MAX_LENGTH.line),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_MAX_LENGTH.text)),
  region: z.optional(z.enum(MESSAGE_REGIONS)),
  /** A field that people do not see: only machines fill it in. */
  website: z.optional(z.string().check(z.maxLength(MESSAGE_MAX_LENGTH.line))),
  /** The client's own id of this message, new for each. If it is sent again, it makes no second one. */
  idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{16,128}$/))),
});
export const messageResult = z.object({ id: z.uuid() });
export type MessageBody = z.infer<typeof messageBody>;
