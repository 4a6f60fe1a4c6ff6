import { Undelivered } from '../../delivery/undelivered.ts';
import type { SmsSender } from '../../sms/sender.ts';
import { type Channel, NotSent } from '../message.ts';
import { shape } from './shape.ts';

/** Answers go the way that codes go, under the same caps. */
export function smsChannel(sender: Pick<SmsSender, 'send'>): Channel {
  return {
    name: 'sms',
    shape,
    send: async ({ to, text }) => {
      try {
        await sender.send(String(to), String(text));
      } catch (error) {
        throw error instanceof Undelivered ? new NotSent(error.message) : error;
      }
    },
  };
}
