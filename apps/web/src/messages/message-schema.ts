import { MESSAGE_MAX_LENGTH } from '@scamguard/contracts/limits';
import type { Translate } from '@scamguard/i18n';
import { z } from 'zod/mini';

const needed = (problem: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, problem), z.maxLength(longest));

/** The rules of a message: four texts, and an address that can be one. */
export function messageSchema(t: Translate) {
  return z.object({
    name: needed(t('messages.wrong.name'), MESSAGE_MAX_LENGTH.line),
    email: z
      .string()
      .check(z.trim(), z.minLength(1, t('messages.wrong.email')), z.email(t('messages.wrong.emailFormat'))),
    subject: needed(t('messages.wrong.subject'), MESSAGE_MAX_LENGTH.line),
    message: needed(t('messages.wrong.message'), MESSAGE_MAX_LENGTH.text),
  });
}
