import type { Incoming, Outgoing, Piece } from '../message.ts';
import { wordsOf } from '../words/index.ts';

/** One mail. Its subject is ours: who writes cannot make us send their words to others. */
export function shape(
  { own, paragraphs, buttons, question, notice, language }: Outgoing,
  { to, thread }: Incoming,
): readonly Piece[] {
  const words = wordsOf(language);
  const answers = buttons.map(({ label }, index) => `${index + 1}  ${label}`).join('\n');
  const asked = answers && question !== undefined ? [`${words.answerByNumber}\n${answers}`] : [];
  const text = [
    ...(own ? [own.join('\n')] : []),
    ...paragraphs,
    ...asked,
    ...(notice ? ['--', notice] : []),
  ].join('\n\n');
  return [{ to, subject: words.mailSubject, text, ...(thread ? { thread } : {}) }];
}
