import type { ActionId } from '../actions/action-ids.ts';

/** What the network has learned to tell beside the kind: what is gone, what happens right now, and what an adviser would say first. */
export const ADVICE = [
  'lost-money',
  'lost-code',
  'lost-account',
  'lost-app',
  'lost-papers',
  'lost-image',
  'now-on-phone',
  'now-at-counter',
  'call-operator',
  'call-bank',
  'go-to-police',
  'ask-official',
  'keep-evidence',
  'ask-somebody-trusted',
  'do-not-send-back',
  'check-balance',
  'call-known-number',
  'hang-up',
  'do-not-share-code',
  'do-not-pay',
  'do-not-open',
  'secure-account',
  'change-code',
  'remove-app',
  'report-images',
  'stay-with-somebody',
  'tell-an-adult',
] as const satisfies readonly (ActionId | `lost-${string}` | `now-${string}`)[];
export type AdviceId = (typeof ADVICE)[number];
