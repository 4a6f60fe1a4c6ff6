import type { Settings } from '../env.ts';
import { africasTalking } from './africas-talking.ts';
import { httpGateway } from './http-gateway.ts';
import type { SmsSender } from './sender.ts';
import { twilio } from './twilio.ts';

/** A visitor may wait for a code. */
const LONGEST_WAIT_MS = 10_000;

/** The way to send messages that the settings name. Without any, the messages are shown to the person who runs the server. */
export function smsSender(settings: Settings, show: (line: string) => void): SmsSender {
  const { SMS_PROVIDER, SMS_URL: url, SMS_USER: user = '', SMS_KEY: key = '', SMS_FROM: from } = settings;
  const patience = Math.min(LONGEST_WAIT_MS, settings.CHANNEL_PATIENCE);
  switch (SMS_PROVIDER) {
    case 'africas-talking':
      return africasTalking({ username: user, apiKey: key, from, url, patience });
    case 'twilio':
      return twilio({ accountSid: user, authToken: key, from: from ?? '', url, patience });
    case 'http':
      return httpGateway({ url: url ?? '', key, from, patience });
    default:
      return {
        isTest: true,
        send: async (to, text) => show(`Test server, no SMS is sent. To ${to}: ${text}`),
      };
  }
}
