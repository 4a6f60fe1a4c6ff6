import { post } from './request.ts';
import type { SmsSender } from './sender.ts';

const ADDRESS = 'https://api.twilio.com';

/** Twilio's ids of services that pick a sender. */
const MESSAGING_SERVICE = /^MG[\da-f]{32}$/i;

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number, a sender id or a messaging service. */
  readonly from: string;
  /** Absent: the live service. */
  readonly url: string | undefined;
}

/** Source: Twilio, "Messages resource", version 2010-04-01. */
export function twilio({ accountSid, authToken, from, url = ADDRESS }: TwilioOptions): SmsSender {
  const address = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, url).href;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = MESSAGING_SERVICE.test(from) ? 'MessagingServiceSid' : 'From';
  return {
    isTest: false,
    send: async (to, text) => {
      const body = new URLSearchParams({ To: to, Body: text, [sender]: from });
      await post('Twilio', address, { headers: { authorization }, body });
    },
  };
}
