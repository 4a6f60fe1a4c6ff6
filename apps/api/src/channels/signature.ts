import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares without telling by the time how much was right. */
export function isSame(given: string | undefined, right: string): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(right));
}

/** `X-Hub-Signature-256` of a body. Source: Meta, "Webhooks: validate payloads". */
export const hubSignature = (appSecret: string, body: Uint8Array): string =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;

/** `X-Twilio-Signature` of a form. Source: Twilio, "Webhooks security". */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].toSorted();
  const text = names
    .map((name) =>
      form
        .getAll(name)
        .map((value) => name + value)
        .join(''),
    )
    .join('');
  return createHmac('sha1', authToken)
    .update(url + text)
    .digest('base64');
}
