import { foldText } from '../../text/folded-text.ts';

/** What somebody wrote, as the hearing looks at it: folded, on one line, with plain spaces. */
export function heardText(message: string): string {
  return foldText(spokenSigns(message))
    .text.replace(/[^a-z0-9'*#@.,;:!?…•/+-]+/g, ' ')
    .trim();
}

/** What a message of signs alone says. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[👍👌✅✔☑💯🆗]/gu, ' oui '],
  [/[👎❌🚫🙅]/gu, ' non '],
  [/[🤷❓❔]/gu, ' je ne sais pas '],
  [/[😭😱🆘]/gu, ' aidez moi '],
];

function spokenSigns(message: string): string {
  if (/[\p{L}\p{N}]/u.test(message)) return message;
  return SIGNS.reduce((said, [signs, words]) => said.replace(signs, words), message);
}
