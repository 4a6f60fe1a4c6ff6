import type { Translate } from '@scamguard/i18n';
import { z } from 'zod/mini';

const DIGITS = 6;

/** A code of the authenticator app is whole; a recovery code is longer. */
export const codeSchema = (t: Translate) =>
  z.object({ code: z.string().check(z.minLength(DIGITS, t('moderation.secondFactor.incomplete'))) });
