import type { MessageBody } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { sendOrKeep } from '../outbox/outbox.ts';

/** Gives a message to the operator, or keeps it on the device until there is a network. */
export const sendMessage = (body: MessageBody, language: Language) =>
  sendOrKeep('sendMessage', language, body);
