/** The ways out of the official channel. A scam needs one of them. */
export const HOOK_IDS = [
  'hook-number',
  'hook-link',
  'hook-secret',
  'hook-money',
  'hook-app',
  'hook-code',
  'hook-talk',
] as const;
export type HookId = (typeof HOOK_IDS)[number];
