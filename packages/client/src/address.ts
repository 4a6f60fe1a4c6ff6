import { PATHS } from '@scamguard/contracts/paths';
import type { AddressName, AnswerOf, CallName, Optional, ParamsOf, Part, QueryOf } from './calls.ts';
import type { Answers } from './pages.ts';

declare const called: unique symbol;

/** Where a call goes. TypeScript remembers which call it is, and with it what the answer will be. */
export type Address<Call extends AddressName = AddressName> = string & { readonly [called]: Call };

export type AddressParts<Call extends AddressName> = Part<'params', ParamsOf<Call>> &
  Part<'query', QueryOf<Call>>;

/** The address of a call of the contract, without the language. */
export function addressOf<Call extends AddressName>(
  call: Call,
  ...[parts]: Optional<AddressParts<Call>>
): Address<Call> {
  const { params = {}, query = {} } = (parts ?? {}) as AnyParts;
  const path = PATHS[call].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const behind = search.toString();
  return (behind ? `${path}?${behind}` : path) as Address<Call>;
}

/** The same address asking for texts in this language: also a key under which the answer can be kept. */
export const inLanguage = <Of extends string>(address: Of, language: string): Of =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}` as Of;

/** The server's answer to one call, where it was asked. */
export const answerIn = <Call extends CallName>(answers: Answers, address: Address<Call>) =>
  answers[address] as AnswerOf<Call> | undefined;

interface AnyParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}
