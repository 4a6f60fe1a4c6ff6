import type { Address, AnswerOf, CallName } from '@scamguard/client';

/** A path of the site, in which `:names` stand for values. */
export type AnyPath = `/${string}`;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values of the `:names` in any path. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Values of the `:names` in one path. */
export type ParamsOf<Path extends AnyPath> = Readonly<Record<NamesIn<Path>, string>>;

/** Answers of the server's calls, by address without its language. */
export type Answers = Readonly<Record<string, unknown>>;

/** What the server answered to one call, when it was asked. */
export const answerIn = <Call extends CallName>(answers: Answers, address: Address<Call>) =>
  answers[address] as AnswerOf<Call> | undefined;
