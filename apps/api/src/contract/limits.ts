import type { EndpointName } from '@scamguard/contracts';

/** How often one address may make a call. */
export interface CallLimit {
  readonly max: number;
  /** Milliseconds. */
  readonly timeWindow: number;
  /** Calls are counted together by this name. */
  readonly groupId: string;
  /** Counted in the database, exactly over all instances; otherwise in this process, at no cost. */
  readonly isShared: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whole neighbourhoods share one address of a mobile network, so the limits stop machines and not people. */
const USUAL = { max: 600, timeWindow: MINUTE_MS, isShared: false };

/** Calls that write, send something or try a password. */
const SHARED: Partial<Record<EndpointName, { readonly max: number; readonly timeWindow: number }>> = {
  readPicture: { max: 60, timeWindow: 10 * MINUTE_MS },
  feedback: { max: 120, timeWindow: 10 * MINUTE_MS },
  requestReview: { max: 20, timeWindow: HOUR_MS },
  sendReport: { max: 60, timeWindow: HOUR_MS },
  deleteOwnData: { max: 30, timeWindow: HOUR_MS },
  codeData: { max: 60, timeWindow: 10 * MINUTE_MS },
  deleteCodeData: { max: 60, timeWindow: 10 * MINUTE_MS },
  deleteBrowserData: { max: 60, timeWindow: 10 * MINUTE_MS },
  searchScams: { max: 60, timeWindow: MINUTE_MS },
  threatsText: { max: 30, timeWindow: MINUTE_MS },
  threatsStix: { max: 30, timeWindow: MINUTE_MS },
  voteForService: { max: 120, timeWindow: 10 * MINUTE_MS },
  reviewService: { max: 30, timeWindow: HOUR_MS },
  recordVoice: { max: 300, timeWindow: HOUR_MS },
  decideVoice: { max: 600, timeWindow: HOUR_MS },
  reviewTranslation: { max: 600, timeWindow: HOUR_MS },
  sendMessage: { max: 20, timeWindow: HOUR_MS },
  confirmSecondFactor: { max: 60, timeWindow: HOUR_MS },
  showSecondFactor: { max: 60, timeWindow: HOUR_MS },
  register: { max: 30, timeWindow: HOUR_MS },
  verifyOtp: { max: 60, timeWindow: 10 * MINUTE_MS },
  login: { max: 60, timeWindow: 10 * MINUTE_MS },
  changePassword: { max: 30, timeWindow: HOUR_MS },
  passwordCode: { max: 30, timeWindow: HOUR_MS },
  resetPassword: { max: 60, timeWindow: 10 * MINUTE_MS },
};

/** A watchdog that is refused would take a healthy instance for a dead one; its answer comes from memory. */
const UNLIMITED: ReadonlySet<EndpointName> = new Set<EndpointName>(['health', 'live', 'ready']);

export const isUnlimited = (name: EndpointName): boolean => UNLIMITED.has(name);

export function callLimit(name: EndpointName): CallLimit {
  const shared = SHARED[name];
  return shared ? { ...shared, groupId: name, isShared: true } : { ...USUAL, groupId: name };
}
