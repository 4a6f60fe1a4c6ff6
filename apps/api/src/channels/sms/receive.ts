import { z } from 'zod';
import type { Incoming } from '../message.ts';

/** Who brings text messages, as named in `SMS_PROVIDER` and in the address. */
export type SmsProvider = 'africas-talking' | 'twilio' | 'http';

const phone = z.string().regex(/^\+?\d{6,15}$/);
const id = z.string().min(1).max(200);

/** Source: Africa's Talking, "Receive SMS: incoming messages". */
const africasTalking = z.object({ id, from: phone, text: z.string(), date: z.string().optional() });
/** Source: Twilio, "Webhooks: incoming message". */
const twilio = z.object({ MessageSid: id, From: phone, Body: z.string() });
const http = z.object({ id, from: phone, text: z.string(), at: z.iso.datetime({ offset: true }).optional() });

/**
 * The message in a provider's call.
 *
 * @param body the fields of its form, or its JSON.
 * @returns undefined when it is none.
 */
export function messageIn(provider: SmsProvider, body: unknown, now: number): Incoming | undefined {
  const incoming = (id: string, from: string, text: string, at: number): Incoming => ({
    id: `${provider} ${id}`,
    from: inE164(from),
    to: inE164(from),
    text,
    at: Number.isFinite(at) ? at : now,
  });
  if (provider === 'africas-talking') {
    const { data } = africasTalking.safeParse(body);
    return data && incoming(data.id, data.from, data.text, Date.parse(`${data.date ?? ''}`));
  }
  if (provider === 'twilio') {
    const { data } = twilio.safeParse(body);
    return data && incoming(data.MessageSid, data.From, data.Body, now);
  }
  const { data } = http.safeParse(body);
  return data && incoming(data.id, data.from, data.text, Date.parse(data.at ?? ''));
}

export const inE164 = (number: string): string => (number.startsWith('+') ? number : `+${number}`);
