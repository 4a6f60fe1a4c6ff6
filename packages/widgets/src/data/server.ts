import { type Address, type AnswerOf, type BodyOf, type CallName, send } from '@scamguard/client';
import { WIDGET_KEY_HEADER } from '@scamguard/contracts/widgets';
import { tellAuthor } from '../element/tell-author.ts';
import { Refused, Unavailable } from './failures.ts';

/** The server that a widget asks, as its attributes name it. */
export interface Server {
  /** Its address, `https://…`; absent when the page names none: then only the engine answers. */
  readonly address: string | undefined;
  /** The partner's key, where the server's operator has given one. */
  readonly key: string | null;
  readonly language: string;
}

interface Call {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/**
 * Makes one call, without cookies, and gives the answer as it comes.
 *
 * @throws Unavailable
 */
export async function askFor({ address, key }: Server, path: string, call: Call): Promise<Response> {
  if (!address) throw new Unavailable();
  return send(new URL(path, address), {
    ...call,
    credentials: 'omit',
    headers: { ...call.headers, ...(key ? { [WIDGET_KEY_HEADER]: key } : {}) },
  }).catch((error) => {
    throw new Unavailable(address, error);
  });
}

type Sent<Call extends CallName> = [BodyOf<Call>] extends [never] ? [] : [body: BodyOf<Call>];

/**
 * Makes one call and reads the answer. A `FormData` body is sent as a form, anything else as JSON; no body makes it a GET.
 *
 * @throws Refused, Unavailable
 */
export async function ask<Call extends CallName>(
  server: Server,
  address: Address<Call>,
  ...[body]: Sent<Call>
): Promise<AnswerOf<Call>> {
  const form = body instanceof FormData ? body : undefined;
  const response = await askFor(server, address, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Accept-Language': server.language,
      ...(body && !form ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: form ?? JSON.stringify(body) } : {}),
  });
  const { status } = response;
  const answer = await response.json().catch(() => {
    throw new Unavailable(server.address, status);
  });
  if (response.ok) return answer;
  if (status >= 500) throw new Unavailable(server.address, status);
  const { message } = answer as { message?: string };
  if (status === 403) tellAuthor(`${message}`);
  throw new Refused(message);
}
