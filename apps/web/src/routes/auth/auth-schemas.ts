import { MIN_LENGTH, OTP_LENGTH } from '@scamguard/contracts/limits';
import type { Translate } from '@scamguard/i18n';
import { wrongDigits } from '@scamguard/ui';
import { z } from 'zod/mini';

export const loginSchema = (t: Translate) =>
  z.object({
    phoneOrEmail: z.string().check(z.trim(), z.minLength(1, t('auth.wrong.phoneOrEmail'))),
    password: z.string().check(z.minLength(1, t('auth.wrong.password'))),
  });

const newPassword = (t: Translate) =>
  z.string().check(z.minLength(MIN_LENGTH.password, t('auth.wrong.shortPassword')));

interface Passwords {
  readonly password: string;
  readonly confirmPassword: string;
}

export const registerSchema = (t: Translate) =>
  z
    .object({
      phoneNumber: z.string().check(
        z.trim(),
        z.minLength(1, t('auth.wrong.phoneNumber')),
        z.refine((number) => !wrongDigits(number), {
          error: ({ input }) => t('auth.wrong.digits', { ...wrongDigits(String(input)) }),
        }),
      ),
      password: newPassword(t),
      confirmPassword: z.string().check(z.minLength(1, t('auth.wrong.confirmPassword'))),
      terms: z.boolean().check(z.refine(Boolean, t('auth.wrong.terms'))),
    })
    .check(
      z.refine(({ password, confirmPassword }: Passwords) => password === confirmPassword, {
        path: ['confirmPassword'],
        error: t('auth.wrong.differentPasswords'),
        // Also while other fields are still wrong.
        when: () => true,
      }),
    );

/**
 * Forgotten password.
 *
 * @param isSent a code was sent, so that it and a new password are wanted too.
 */
export const forgottenSchema = (t: Translate, isSent: boolean) => {
  const whose = { phoneOrEmail: z.string().check(z.trim(), z.minLength(1, t('auth.wrong.phoneOrEmail'))) };
  const otp = z.string().check(z.minLength(OTP_LENGTH.min, t('auth.otp.incomplete.text')));
  return z.object(isSent ? { ...whose, otp, password: newPassword(t) } : whose);
};

/** Of somebody who is signed in. */
export const changePasswordSchema = (t: Translate) =>
  z.object({
    currentPassword: z.string().check(z.minLength(1, t('auth.wrong.password'))),
    password: newPassword(t),
  });
