import { WIDGET_KEY_HEADER } from '@scamguard/contracts/widgets';

/** How long a call may take on a bad line before it counts as failed, in milliseconds. */
const PATIENCE = 30_000;

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
  return fetch(new URL(path, address), {
    ...call,
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
    headers: { ...call.headers, ...(key ? { [WIDGET_KEY_HEADER]: key } : {}) },
  }).catch(() => {
    throw new Unavailable();
  });
}

/**
 * Makes one call and reads the answer. A `FormData` body is sent as a form, anything else as JSON; no body makes it a GET.
 *
 * @throws Refused, Unavailable
 */
export async function ask<Answer>(server: Server, path: string, body?: object): Promise<Answer> {
  const isJson = body && !(body instanceof FormData);
  const response = await askFor(server, path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Accept-Language': server.language,
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: isJson ? JSON.stringify(body) : (body as FormData) } : {}),
  });
  const answer = await response.json().catch(() => {
    throw new Unavailable();
  });
  if (response.ok) return answer as Answer;
  if (response.status < 500) throw new Refused((answer as { message?: string }).message);
  throw new Unavailable();
}
