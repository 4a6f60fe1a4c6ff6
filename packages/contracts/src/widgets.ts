import type { EndpointName } from './paths.ts';

/** Calls that our widgets make from other sites' pages: nobody is signed in for them. */
export const WIDGET_CALLS = [
  'verifyLink',
  'verifyProfile',
  'verifyNumber',
  'verifyConversation',
  'feedback',
  'scamTypes',
  'regions',
  'sendReport',
  'alerts',
  'currentAlerts',
  'dailyTips',
  'audio',
] as const satisfies readonly EndpointName[];

/** In this header a widget says which partner's it is, where the server's operator has given partners keys. */
export const WIDGET_KEY_HEADER = 'x-scamguard-key';
