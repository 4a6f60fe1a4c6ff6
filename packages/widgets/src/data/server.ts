import { type Address, type AnswerOf, type BodyOf, type CallName, send } from '@scamguard/client';
import { WIDGET_KEY_HEADER } from '@scamguard/contracts/widgets';

/** The server that a widget asks, as its attributes name it. */
export interface Server {
  /** Its address, `https://…`; absent when the page names none: then only the engine answers. */
  readonly address: string | undefined;
  /** The partner's key, where the server's operator has given one. */
  readonly key: string | null;
  readonly language: string;
}

/** The server understood and said no; the sentence is for the visitor, in their language. */
export class Refused extends Error {}

/** No answer, or none that can be used: the line is down, or the server is. */
export class Unavailable extends Error {}

/** Whether the server has answered, though not with what was asked for: then no engine answers in its place. */
export const isRefused = (failure: unknown): failure is Refused => failure instanceof Refused;

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
  }).catch(() => {
    throw new Unavailable();
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
  const answer = await response.json().catch(() => {
    throw new Unavailable();
  });
  if (response.ok) return answer;
  if (response.status < 500) throw new Refused((answer as { message?: string }).message);
  throw new Unavailable();
}
