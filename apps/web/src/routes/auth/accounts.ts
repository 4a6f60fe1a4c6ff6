import type {
  ChangePasswordBody,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
  VerifyOtpBody,
} from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { request } from '../../data/request.ts';

/** Where a code was sent. */
export interface CodeSent {
  /** In E.164. */
  readonly phoneNumber: string;
  readonly expiresInSeconds: number;
  /** No message is really sent: the code is in the server's log. */
  readonly isTestServer: boolean;
}

export const signIn = (body: LoginBody, language: Language) => request('login', { language, body });

export const signOut = (language: Language) => request('logout', { language });

export const register = (body: RegisterBody, language: Language) => request('register', { language, body });

export const proveNumber = (body: VerifyOtpBody, language: Language) =>
  request('verifyOtp', { language, body });

export const askForCode = (phoneOrEmail: string, language: Language) =>
  request('passwordCode', { language, body: { phoneOrEmail } });

export const resetPassword = (body: ResetPasswordBody, language: Language) =>
  request('resetPassword', { language, body });

/** Of somebody who is signed in. */
export const changePassword = (body: ChangePasswordBody, language: Language) =>
  request('changePassword', { language, body });
