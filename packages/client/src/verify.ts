import type { InterviewResult, VerificationResult } from '@scamguard/contracts';
import { CHECKS } from '@scamguard/contracts/checks';
import type { Item } from '@scamguard/engine/vocabulary';
import type { BodyOf } from './calls.ts';
import type { Client, RequestOptions } from './client.ts';

/** Has the server check one value; errors are those of `request`. */
export function verify(
  request: Client['request'],
  { kind, value }: Item,
  language: string,
): Promise<VerificationResult> {
  const { call, field } = CHECKS[kind];
  const options = { language, body: { [field]: wellFormed(value) } } as RequestOptions<typeof call>;
  // A conversation without its writer's id is assessed at once.
  return request(call, options) as Promise<VerificationResult>;
}

/** One message to the assistant, by somebody who says who they are. */
export type Said = BodyOf<'verifyConversation'> & { readonly userId: string };

/** Takes one step of the interview; errors are those of `request`. */
export const converse = (
  request: Client['request'],
  said: Said,
  language: string,
): Promise<InterviewResult> =>
  request('verifyConversation', {
    language,
    body: { ...said, conversation: wellFormed(said.conversation) },
    // With its writer's id every message is a step.
  }) as Promise<InterviewResult>;

/** A paste cut in the middle of an emoji ends in half a letter, which no JSON reader takes. */
export const wellFormed = (text: string) => text.toWellFormed?.() ?? text;
