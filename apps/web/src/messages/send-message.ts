import type { MessageBody } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { sendOrKeep } from '../outbox/outbox.ts';
import { newRequestKey } from '../outbox/request-key.ts';

/**
 * Gives a message to the operator, or keeps it on the device until there is a network. It has a key of its own, so that one that waits
 * and whose answer is lost is not kept twice.
 */
export const sendMessage = (body: MessageBody, language: Language) =>
  sendOrKeep('sendMessage', language, { ...body, idempotencyKey: newRequestKey() });
