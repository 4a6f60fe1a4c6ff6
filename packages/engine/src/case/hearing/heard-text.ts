import { foldText } from '../../text/folded-text.ts';

let last = { message: '', heard: '' };

/** What somebody wrote, as the hearing looks at it: folded, on one line, with plain spaces. The last message is asked for several times. */
export function heardText(message: string): string {
  if (last.message !== message) last = { message, heard: heard(message) };
  return last.heard;
}

const heard = (message: string): string =>
  foldText(spokenSigns(message))
    .text.replace(/[^a-z0-9'*#@.,;:!?…•/+-]+/g, ' ')
    .trim();

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
