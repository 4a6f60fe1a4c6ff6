import type { PostedTalk } from '@scamguard/client/pages';
import type { Language } from '@scamguard/i18n';
import { createContext } from 'react';
import { answerTo } from '../../talk/answer-to.ts';
import { type ChatSession, newSession, withMessage } from '../../talk/chat-session.ts';

/** A talk that went on by plain form posts, on the page that answers the last of them. */
export const PostedTalkContext = createContext<PostedTalk | undefined>(undefined);

/** `id` of the form in which a message is posted. */
export const TALK_FORM_ID = 'message-assistant';

/** The talk as it would be kept. The server keeps nothing of it, so it goes on in this browser. */
export function sessionOf({ id, at, said, answers }: PostedTalk, language: Language): ChatSession {
  let session: ChatSession = { ...newSession(id), isLocal: true };
  for (const [index, content] of said.entries()) {
    const messageId = `${id}:${index}`;
    // Each a moment after the one before, and none in the future.
    const timestamp = at - 2 * (said.length - index);
    session = withMessage(session, { id: messageId, role: 'user', content, timestamp });
    const answer = answers[index];
    if (answer) session = withMessage(session, answerTo({ id: messageId }, answer, language, timestamp + 1));
  }
  return session;
}
