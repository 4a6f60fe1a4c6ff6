import { expect, it } from 'vitest';
import { cannedReply } from './canned-reply.ts';

it.each([
  ["C'est quoi ce NUMÉRO ?", 'assistance.replies.number'],
  ['une arnaque sur WhatsApp', 'assistance.replies.report'],
  ['Is this a SCAM?', 'assistance.replies.report'],
  ["On m'écrit sur WhatsApp", 'assistance.replies.whatsapp'],
  ['bonjour', 'assistance.replies.other'],
  ['', 'assistance.replies.other'],
])('%j is answered by %s', (question, reply) => expect(cannedReply(question)).toBe(reply));
