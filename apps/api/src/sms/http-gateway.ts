import { post } from './request.ts';
import type { SmsSender } from './sender.ts';

export interface HttpGatewayOptions {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string | undefined;
  readonly from: string | undefined;
}

/** Any gateway that takes `{"to", "from", "text"}` as JSON and answers with a success status. */
export function httpGateway({ url, key, from }: HttpGatewayOptions): SmsSender {
  const headers = {
    'content-type': 'application/json',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  };
  return {
    isTest: false,
    send: async (to, text) => {
      await post('The SMS gateway', url, { headers, body: JSON.stringify({ to, from, text }) });
    },
  };
}
