import { PATHS } from '@scamguard/contracts/paths';
import { type Address, type AddressParts, addressOf } from './address.ts';
import type { AddressName, AnswerOf, BodyOf, CallName, FileName, Part } from './calls.ts';
import { RequestError } from './request-error.ts';
import { send } from './send.ts';

export interface ClientSettings {
  /** Origin of the server, `https://…`; left out on its own pages. */
  readonly server?: string;
  /** Whether cookies go with a call: none do, unless it says otherwise. */
  readonly credentials?: RequestCredentials;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface InLanguage {
  /** In which the server's sentences shall be. */
  readonly language: string;
}

/** The arguments of a call, by its contract. A missing parameter or a wrong body does not compile. */
export type RequestOptions<Call extends CallName> = InLanguage &
  AddressParts<Call> &
  Part<'body', BodyOf<Call>>;

export interface Client {
  /**
   * Makes one call of the contract.
   *
   * @returns the parsed answer; the server validated it against the contract.
   * @throws RequestError when the server answers with an error status.
   * @throws TypeError or a `TimeoutError` when no answer came at all.
   */
  readonly request: <Call extends CallName>(
    call: Call,
    options: RequestOptions<Call>,
  ) => Promise<AnswerOf<Call>>;
  /** Reads a file of the contract; errors are those of `request`. */
  readonly requestFile: <Call extends FileName>(
    call: Call,
    options: InLanguage & AddressParts<Call>,
  ) => Promise<Blob>;
  /** Reads from a whole address, language included: what every kept answer is fetched with. */
  readonly read: <Call extends CallName>(address: Address<Call>) => Promise<AnswerOf<Call>>;
}

/** Calls to one server, typed by the contract. */
export function createClient({ server, credentials = 'omit', headers }: ClientSettings = {}): Client {
  const answerTo = async (address: string, init: RequestInit) => {
    const response = await send(server === undefined ? address : new URL(address, server), {
      credentials,
      ...init,
      headers: { ...init.headers, ...headers },
    });
    if (response.ok) return response;
    throw new RequestError(response.status, (await response.text()) || response.statusText);
  };

  const call = (name: AddressName, given: object) => {
    const { language, body, ...parts } = given as InLanguage & { body?: unknown };
    const { method } = PATHS[name];
    const isRaw = body instanceof FormData || body instanceof Blob;
    const isJson = method === 'POST' && !isRaw;
    return answerTo((addressOf as (name: AddressName, parts: object) => Address)(name, parts), {
      method,
      headers: { 'Accept-Language': language, ...(isJson && { 'Content-Type': 'application/json' }) },
      // The server takes no empty text for JSON: a call that says nothing says so.
      ...(isRaw ? { body } : isJson && { body: JSON.stringify(body ?? {}) }),
    });
  };

  return {
    request: async (name, options) => (await call(name, options)).json(),
    requestFile: async (name, options) => (await call(name, options)).blob(),
    read: async (address) => (await answerTo(address, { method: 'GET' })).json(),
  };
}
