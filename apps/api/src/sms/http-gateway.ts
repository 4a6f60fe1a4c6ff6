import { post } from './request.ts';
import type { SmsSender } from './sender.ts';

export interface HttpGatewayOptions {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string | undefined;
  readonly from: string | undefined;
  readonly patience?: number;
}

/** Any gateway that takes `{"to", "from", "text"}` as JSON and answers with a success status; `Idempotency-Key` names the message, where it may come twice. */
export function httpGateway({ url, key, from, patience }: HttpGatewayOptions): SmsSender {
  const headers = {
    'content-type': 'application/json',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  };
  return {
    isTest: false,
    send: async (to, text, mark) => {
      const named = mark ? { ...headers, 'idempotency-key': mark } : headers;
      await post('The SMS gateway', url, {
        headers: named,
        body: JSON.stringify({ to, from, text }),
        patience,
      });
    },
  };
}
