import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type InterviewResult } from '@scamguard/contracts';
import type { Person } from './persons.ts';

/** The site answers a body with this. */
export type Post = (url: string, body: object) => Promise<{ readonly json: <Answer>() => Answer }>;

/** Nobody is asked more than this in one case. */
const MOST_TURNS = 6;

/** What somebody says to what they are asked; undefined once there is a verdict. */
export const replyTo = (
  { conversationPhase, replies }: Pick<InterviewResult, 'conversationPhase' | 'replies'>,
  { touches }: Person,
): string | undefined => {
  if (conversationPhase === 'completed') return undefined;
  const labels = replies.map(({ label }) => label);
  return touches.find((label) => labels.includes(label)) ?? labels.at(-1);
};

/** Each answer of the site to a person, up to the verdict, with what they had said before it. */
export async function onSite(
  post: Post,
  person: Person,
): Promise<readonly { readonly said: string; readonly result: InterviewResult }[]> {
  const userId = randomUUID();
  const answers: { said: string; result: InterviewResult }[] = [];
  let caseToken: string | undefined;
  for (let said: string | undefined = person.story; said && answers.length < MOST_TURNS; ) {
    const body = { conversation: said, userId, caseToken };
    const response = await post(ENDPOINTS.verifyConversation.path, body);
    const result = response.json<InterviewResult>();
    caseToken ??= result.caseToken;
    answers.push({ said, result });
    said = replyTo(result, person);
  }
  return answers;
}
