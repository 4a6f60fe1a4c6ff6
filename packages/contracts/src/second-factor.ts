import { z } from 'zod/mini';

/** How far a moderator has come: without a second factor, with one that this session has not shown yet, or let in. */
export const secondFactorState = z.object({ state: z.enum(['none', 'asked', 'shown']) });
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** The data for an authenticator app; shown once. */
export const secondFactorDraft = z.object({
  /** Base32, to be typed. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  address: z.string(),
});
export type SecondFactorDraft = z.infer<typeof secondFactorDraft>;

/** Six digits of the app, or a recovery code; blanks and dashes do not count. */
export const secondFactorBody = z.object({
  code: z.string().check(z.trim(), z.minLength(6), z.maxLength(40)),
});
/** Each is good once, in place of a code of the app. Shown once. */
export const recoveryCodesResult = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesResult>;
