import { z } from 'zod';
import { Undelivered } from '../delivery/undelivered.ts';
import { post } from './request.ts';
import type { SmsSender } from './sender.ts';

const NAME = "Africa's Talking";
const ADDRESS = 'https://api.africastalking.com/version1/messaging';

/** Processed, sent, queued. Source: Africa's Talking, "SMS status codes". */
const TAKEN = new Set([100, 101, 102]);

const answerShape = z.object({
  SMSMessageData: z.object({ Recipients: z.array(z.object({ statusCode: z.number() })) }),
});

export interface AfricasTalkingOptions {
  readonly username: string;
  readonly apiKey: string;
  /** Registered sender id or short code; absent: the provider's own. */
  readonly from: string | undefined;
  /** Absent: the live service. */
  readonly url: string | undefined;
  readonly patience?: number;
}

/** Source: Africa's Talking, "Bulk SMS: sending", version 1. */
export function africasTalking({
  username,
  apiKey,
  from,
  url = ADDRESS,
  patience,
}: AfricasTalkingOptions): SmsSender {
  return {
    isTest: false,
    send: async (to, message) => {
      const body = new URLSearchParams({ username, to, message, ...(from ? { from } : {}) });
      const answer = answerShape.safeParse(
        await post(NAME, url, { headers: { apiKey, accept: 'application/json' }, body, patience }),
      );
      const status = answer.data?.SMSMessageData.Recipients[0]?.statusCode;
      if (status === undefined || !TAKEN.has(status))
        throw new Undelivered(`${NAME} refused the message with code ${status ?? 'unknown'}`);
    },
  };
}
