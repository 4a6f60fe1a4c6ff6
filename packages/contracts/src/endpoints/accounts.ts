import {
  changePasswordBody,
  loginBody,
  loginResult,
  logoutResult,
  meResult,
  passwordCodeBody,
  passwordCodeResult,
  registerBody,
  registerResult,
  resetPasswordBody,
  signInProvidersResult,
  userResult,
  verifyOtpBody,
} from '../accounts.ts';
import { PATHS } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

/** Accounts and sessions. */
export const ACCOUNTS_ENDPOINTS = {
  register: {
    ...PATHS.register,
    summary: 'Ask for an account: a code is sent to the phone',
    body: registerBody,
    status: 202,
    response: registerResult,
  },
  verifyOtp: {
    ...PATHS.verifyOtp,
    summary: 'Finish a registration with the code, in the browser that began it',
    body: verifyOtpBody,
    status: 200,
    response: userResult,
  },
  login: { ...PATHS.login, summary: 'Sign in', body: loginBody, status: 200, response: loginResult },
  logout: { ...PATHS.logout, summary: 'Sign out', status: 200, response: logoutResult },
  me: { ...PATHS.me, summary: 'Who is signed in', status: 200, response: meResult },
  signInProviders: {
    ...PATHS.signInProviders,
    summary: 'Others whose sign-in may be used: go to the address',
    status: 200,
    response: signInProvidersResult,
  },
  changePassword: {
    ...PATHS.changePassword,
    summary: 'Change the password; ends every other session',
    body: changePasswordBody,
    status: 200,
    response: userResult,
  },
  passwordCode: {
    ...PATHS.passwordCode,
    summary: 'Forgotten password: send a code, if there is such an account',
    body: passwordCodeBody,
    status: 202,
    response: passwordCodeResult,
  },
  resetPassword: {
    ...PATHS.resetPassword,
    summary: 'Set a new password with the code; ends every session',
    body: resetPasswordBody,
    status: 200,
    response: userResult,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
