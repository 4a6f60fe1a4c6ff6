import { type BodyOf, RequestError } from '@scamguard/client';
import type { Language } from '@scamguard/i18n';
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { request } from '../data/request.ts';

/** The calls whose forms may wait for a network. */
export type WaitingCall = 'sendReport' | 'sendMessage';

/** A form that was written without a network. */
export interface WaitingForm {
  readonly call: WaitingCall;
  readonly language: Language;
  /** A form with files is kept as its fields, since no form can be stored. */
  readonly body:
    | Readonly<Record<string, unknown>>
    | readonly (readonly [name: string, value: FormDataEntryValue])[];
}

/** The outcome of a form that waited. */
export interface Sent {
  readonly call: WaitingCall;
  /** The server did not take it: nothing was stored, and trying again would change nothing. */
  readonly isRefused: boolean;
  /** The code that finds a report again. It is told this once. */
  readonly dataCode?: string | undefined;
}

/** The server's possible answer to a form that it has taken. */
export interface Answered {
  readonly id?: string;
  /** The code that finds a report again. */
  readonly dataCode?: string;
}

/** A form that the server has, or that waits on this device. */
export type Delivery =
  | { readonly outcome: 'sent'; readonly answer: Answered }
  | { readonly outcome: 'waiting' };

/** Told to the window whenever a form begins or ceases to wait. */
export const OUTBOX_EVENT = 'outboxChange';

const LOCK = 'outbox';
let store: UseStore | undefined;
const forms = () => (store ??= createStore('outbox', 'forms'));
const tell = () => window.dispatchEvent(new Event(OUTBOX_EVENT));

/**
 * Sends a form, or keeps it on this device until there is a network.
 *
 * @throws RequestError when the server does not take it.
 * @throws TypeError or a `TimeoutError` when there is a network and no answer came all the same.
 */
export async function sendOrKeep<Call extends WaitingCall>(
  call: Call,
  language: Language,
  body: BodyOf<Call>,
): Promise<Delivery> {
  try {
    return { outcome: 'sent', answer: await post(call, language, body) };
  } catch (error) {
    if (error instanceof RequestError || navigator.onLine) throw error;
    const kept = body instanceof FormData ? [...body.entries()] : body;
    await set(crypto.randomUUID(), { call, language, body: kept }, forms());
    tell();
    return { outcome: 'waiting' };
  }
}

/** How many forms wait on this device. */
export async function countWaiting(): Promise<number> {
  return (await entries(forms())).length;
}

/**
 * Sends the waiting forms, in one window of this browser only. Each report carries its own key, so that even a lost answer makes
 * no second one.
 *
 * @returns what came of each form that was answered; those that found no network go on waiting.
 */
export async function sendWaiting(): Promise<readonly Sent[]> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return [];
    const sent: Sent[] = [];
    for (const [key, form] of await entries<string, WaitingForm>(forms())) {
      const outcome = await trySending(form);
      if (!outcome) continue;
      await del(key, forms());
      sent.push(outcome);
    }
    if (sent.length > 0) tell();
    return sent;
  });
}

const post = (call: WaitingCall, language: Language, body: BodyOf<WaitingCall>): Promise<Answered> =>
  request(call, { language, body });

async function trySending({ call, language, body }: WaitingForm): Promise<Sent | undefined> {
  try {
    const sent = Array.isArray(body) ? formOf(body) : body;
    const { dataCode } = await post(call, language, sent as BodyOf<WaitingCall>);
    return { call, isRefused: false, dataCode };
  } catch (error) {
    const isFinal =
      error instanceof RequestError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return isFinal ? { call, isRefused: true } : undefined;
  }
}

function formOf(fields: readonly (readonly [string, FormDataEntryValue])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
