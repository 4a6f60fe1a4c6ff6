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
  signInProvidersQuery,
  signInProvidersResult,
  userResult,
  verifyOtpBody,
} from '../accounts.ts';
import { PATHS } from '../paths.ts';
import {
  recoveryCodesResult,
  secondFactorBody,
  secondFactorDraft,
  secondFactorState,
} from '../second-factor.ts';
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
    query: signInProvidersQuery,
    summary: 'Others whose sign-in may be used: go to the address',
    status: 200,
    response: signInProvidersResult,
  },
  changePassword: {
    ...PATHS.changePassword,
    access: 'account',
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
  secondFactor: {
    ...PATHS.secondFactor,
    access: 'moderator',
    summary: 'For moderators: whether there is a second factor, and whether this session has shown it',
    status: 200,
    response: secondFactorState,
  },
  draftSecondFactor: {
    ...PATHS.draftSecondFactor,
    access: 'moderator',
    summary: 'For moderators: begin with a new authenticator app',
    status: 200,
    response: secondFactorDraft,
  },
  confirmSecondFactor: {
    ...PATHS.confirmSecondFactor,
    access: 'moderator',
    summary: 'For moderators: the first code of the new app, which counts from now on',
    body: secondFactorBody,
    status: 200,
    response: recoveryCodesResult,
  },
  showSecondFactor: {
    ...PATHS.showSecondFactor,
    access: 'moderator',
    summary: 'For moderators: a code, which opens moderation, and for ten minutes what cannot be undone',
    body: secondFactorBody,
    status: 200,
    response: secondFactorState,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
