import { phonesInText } from '@scamguard/engine';
import { CodedError } from '../errors/index.ts';
import type { Deed, Limit, RateLimits } from '../rate-limits/service.ts';
import type { SmsSender } from './sender.ts';

/** How many messages the operator pays for at most. */
export interface SmsCaps {
  readonly perHour: number;
  readonly perDay: number;
}

/** A sender that stops at its caps, whatever the request. */
export interface CappedSms extends SmsSender {
  /**
   * Counts nothing, so that asking for a number without account spends nothing.
   *
   * @throws {CodedError} `sms_limit_reached` if a message to the number would be refused now.
   */
  readonly refuseIfSpent: (to: string) => Promise<void>;
}

export interface SmsCapsOptions {
  readonly limits: Pick<RateLimits, 'take' | 'refuseIfSpent'>;
  readonly caps: SmsCaps;
  /** Told once for each cap and window, when its last message goes out. */
  readonly onLast: (cap: { readonly setting: string; readonly of: string; readonly max: number }) => void;
}

/** Source: United Nations, M49, Western Africa. */
const WEST_AFRICA = new Set('BJ BF CV CI GM GH GN GW LR ML MR NE NG SN SL TG'.split(' '));
/**
 * The share of one country elsewhere, and of all of them together. A fraudster who earns from codes sent to dear numbers rents
 * them in many countries.
 */
const SHARE = { country: 0.1, abroad: 0.5 } as const;
const HOUR_MS = 3_600_000;

interface Cap {
  readonly deed: Deed;
  readonly limit: Limit;
  readonly setting: string;
  readonly of: string;
}

/** Caps a sender by the hour and the day. A test server's messages cost nothing and have no cap. */
export function cappedSms(sender: SmsSender, { limits, caps, onLast }: SmsCapsOptions): CappedSms {
  if (sender.isTest) return { ...sender, refuseIfSpent: async () => undefined };

  const capsOf = (of: string, share: number): Cap[] =>
    [
      { setting: 'SMS_PER_HOUR', max: caps.perHour, windowMs: HOUR_MS },
      { setting: 'SMS_PER_DAY', max: caps.perDay, windowMs: 24 * HOUR_MS },
    ].map(({ setting, max, windowMs }) => ({
      setting,
      of,
      deed: [setting, of],
      limit: { max: Math.max(1, Math.floor(max * share)), windowMs },
    }));
  // The narrow ones first: what they refuse takes nothing from everybody's.
  const capsOn = (to: string): Cap[] => {
    const country = phonesInText(to)[0]?.country ?? 'no country';
    const narrow = WEST_AFRICA.has(country)
      ? []
      : [...capsOf(country, SHARE.country), ...capsOf('abroad', SHARE.abroad)];
    return [...narrow, ...capsOf('all', 1)];
  };

  return {
    isTest: false,
    refuseIfSpent: async (to) => {
      for (const { deed, limit } of capsOn(to)) await orReached(limits.refuseIfSpent(deed, limit));
    },
    ...(sender.wasTaken ? { wasTaken: sender.wasTaken } : {}),
    send: async (to, text, mark) => {
      for (const { deed, limit, setting, of } of capsOn(to))
        await orReached(limits.take(deed, limit, () => onLast({ setting, of, max: limit.max })));
      await sender.send(to, text, mark);
    },
  };
}

/** The visitor has not asked too often: everybody together has. */
async function orReached(counting: Promise<void>): Promise<void> {
  try {
    await counting;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'too_many_requests')
      throw new CodedError('sms_limit_reached', undefined, error.retryAfterSeconds);
    throw error;
  }
}
