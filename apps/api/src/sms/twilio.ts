import { z } from 'zod';
import { Undelivered } from '../delivery/undelivered.ts';
import { ask, post } from './request.ts';
import type { SmsSender } from './sender.ts';

const ADDRESS = 'https://api.twilio.com';

/** Twilio's ids of services that pick a sender. */
const MESSAGING_SERVICE = /^MG[\da-f]{32}$/i;

const listShape = z.object({
  messages: z.array(z.object({ body: z.string(), date_created: z.string(), status: z.string() })),
});

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number, a sender id or a messaging service. */
  readonly from: string;
  /** Absent: the live service. */
  readonly url: string | undefined;
  readonly patience?: number;
}

/** Source: Twilio, "Messages resource: create, read", version 2010-04-01. */
export function twilio({ accountSid, authToken, from, url = ADDRESS, patience }: TwilioOptions): SmsSender {
  const address = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, url).href;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = MESSAGING_SERVICE.test(from) ? 'MessagingServiceSid' : 'From';
  return {
    isTest: false,
    send: async (to, text) => {
      const body = new URLSearchParams({ To: to, Body: text, [sender]: from });
      await post('Twilio', address, { headers: { authorization }, body, patience });
    },
    wasTaken: async (to, text, since) => {
      const asked = `${address}?${new URLSearchParams({ To: to, PageSize: '50' })}`;
      const list = listShape.safeParse(await ask('Twilio', asked, { headers: { authorization }, patience }));
      if (!list.success) throw new Undelivered('Twilio does not say what it has sent');
      // Twilio tells whole seconds.
      const earliest = Math.floor(since.getTime() / 1_000) * 1_000;
      return list.data.messages.some(
        ({ body, date_created, status }) =>
          body === text && Date.parse(date_created) >= earliest && status !== 'failed',
      );
    },
  };
}
