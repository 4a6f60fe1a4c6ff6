import type { Settings } from '../env.ts';
import { africasTalking } from './africas-talking.ts';
import { httpGateway } from './http-gateway.ts';
import type { SmsSender } from './sender.ts';
import { twilio } from './twilio.ts';

/** The way to send messages that the settings name; without any, they are shown to whoever runs the server. */
export function smsSender(settings: Settings, show: (line: string) => void): SmsSender {
  const { SMS_PROVIDER, SMS_URL: url, SMS_USER: user = '', SMS_KEY: key = '', SMS_FROM: from } = settings;
  switch (SMS_PROVIDER) {
    case 'africas-talking':
      return africasTalking({ username: user, apiKey: key, from, url });
    case 'twilio':
      return twilio({ accountSid: user, authToken: key, from: from ?? '', url });
    case 'http':
      return httpGateway({ url: url ?? '', key, from });
    default:
      return {
        isTest: true,
        send: async (to, text) => show(`Test server, no SMS is sent. To ${to}: ${text}`),
      };
  }
}
