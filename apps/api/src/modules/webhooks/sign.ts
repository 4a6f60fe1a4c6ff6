import { createHmac } from 'node:crypto';

/** The text that is signed. No part of it can be exchanged, and an old call cannot be sent again as a new one. */
export interface Signed {
  readonly id: string;
  /** When this attempt is made, in seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers of Standard Webhooks 1.0, with a signature by each secret. */
export function signatureHeaders(
  { id, timestamp, body }: Signed,
  secrets: readonly Buffer[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
