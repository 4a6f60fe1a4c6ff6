import type * as published from '../types/index.d.ts';
import type * as built from './entries/scamguard.ts';

/** A class whose elements are at least what the published types promise. */
type Keeps<Built extends abstract new () => unknown, Promised> =
  InstanceType<Built> extends Omit<Promised, 'addEventListener'> ? true : false;

/** Does not compile when `types/index.d.ts`, which is written by hand, promises what the elements do not have. */
export const promisesKept: [
  Keeps<typeof built.ScamGuardVerify, published.ScamGuardVerify>,
  Keeps<typeof built.ScamGuardAssistant, published.ScamGuardAssistant>,
  Keeps<typeof built.ScamGuardAlerts, published.ScamGuardAlerts>,
  Keeps<typeof built.ScamGuardTip, published.ScamGuardTip>,
  Keeps<typeof built.ScamGuardReport, published.ScamGuardReport>,
  Keeps<typeof built.ScamGuardSos, published.ScamGuardSos>,
] = [true, true, true, true, true, true];
