import { foldText } from '../../text/folded-text.ts';

/** What somebody wrote, as the hearing looks at it: folded, on one line, with plain spaces. */
export function heardText(message: string): string {
  return foldText(message)
    .text.replace(/[^a-z0-9'*#@.,;:!?…•/+-]+/g, ' ')
    .trim();
}

/** Long texts are pasted or told, not answered. */
const LONGEST_ANSWER = 400;

/** The part of a message in which an answer is looked for. */
export function answerPart(heard: string): string {
  return heard.slice(0, LONGEST_ANSWER);
}
