import { z } from 'zod/mini';
import { ACCOUNT_MAX_LENGTH, MIN_LENGTH, OTP_LENGTH } from './limits.ts';
import { listQuery } from './lists.ts';

const contact = z.string().check(z.trim(), z.minLength(1), z.maxLength(ACCOUNT_MAX_LENGTH.contact));
const newPassword = z
  .string()
  .check(z.minLength(MIN_LENGTH.password), z.maxLength(ACCOUNT_MAX_LENGTH.password));
const givenPassword = z.string().check(z.minLength(1), z.maxLength(ACCOUNT_MAX_LENGTH.password));
const otp = z.string().check(z.trim(), z.minLength(OTP_LENGTH.min), z.maxLength(OTP_LENGTH.max));

/** Somebody with an account, as they see themselves. */
export const user = z.object({
  id: z.uuid(),
  /** In E.164: `+2290197123456`. */
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  roles: z.array(z.enum(['moderator'])),
});
export type User = z.infer<typeof user>;

export const userResult = z.object({ user });
export const loginResult = z.object({
  user,
  /** The password is one of those that are no longer taken: too short, or easily guessed. The person is in all the same. */
  shouldChangePassword: z.optional(z.boolean()),
});
export type LoginResult = z.infer<typeof loginResult>;
/** `null` for a visitor who is not signed in. */
export const meResult = z.object({ user: z.nullable(user) });

export const registerBody = z.object({ phoneNumber: contact, password: newPassword });
export const verifyOtpBody = z.object({ phoneNumber: contact, otp });
export const loginBody = z.object({
  phoneOrEmail: contact,
  password: givenPassword,
  /** Stay signed in after the browser is closed. */
  remember: z.optional(z.boolean()),
});
export const logoutResult = z.object({});

/** Somebody else's sign-in that may be used here: a page leads to its address, which answers with a way there. */
export const signInProvidersQuery = z.object(listQuery);
export const signInProvidersResult = z.array(z.object({ id: z.string(), url: z.string() }));

export const changePasswordBody = z.object({ currentPassword: givenPassword, password: newPassword });
export const passwordCodeBody = z.object({ phoneOrEmail: contact });
export const resetPasswordBody = z.object({ phoneOrEmail: contact, otp, password: newPassword });

const codeSent = {
  expiresInSeconds: z.int(),
  /** Codes go to the server's log, because nobody has set up a way to send them. */
  isTestServer: z.boolean(),
};
/** `phoneNumber` is the number as it was understood, in E.164. */
export const registerResult = z.object({ phoneNumber: z.string(), ...codeSent });
export const passwordCodeResult = z.object(codeSent);

export type RegisterBody = z.infer<typeof registerBody>;
export type VerifyOtpBody = z.infer<typeof verifyOtpBody>;
export type LoginBody = z.infer<typeof loginBody>;
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;
