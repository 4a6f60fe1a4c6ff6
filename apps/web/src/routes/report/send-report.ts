import type { ReportBody } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { type Delivery, sendOrKeep } from '../../outbox/outbox.ts';

export interface Report extends Omit<ReportBody, 'idempotencyKey' | 'scammerContact'> {
  readonly scammerContact: string;
  readonly image: File | undefined;
  readonly voice: Blob | undefined;
}

/**
 * Sends a report, or keeps it on the device until there is a network.
 *
 * @param key what this report is called: sent again under the same key, it is the same report.
 */
export function sendReport(
  { image, voice, ...texts }: Report,
  key: string,
  language: Language,
): Promise<Delivery> {
  const body = new FormData();
  body.set('idempotencyKey', key);
  for (const [name, value] of Object.entries(texts)) if (value !== '') body.set(name, value);
  if (image) body.set('image', image);
  if (voice) body.set('voice', voice, 'voice');
  return sendOrKeep('sendReport', language, body);
}
