import type { InterviewResult } from '@scamguard/contracts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { Button, Outgoing } from '../message.ts';

/** A sentence of our own, outside of a case. */
export const plain = (text: string, language: AnswerLanguage, buttons: readonly Button[] = []): Outgoing => ({
  paragraphs: [text],
  first: text,
  // Where answers are typed by number, they belong to a question.
  question: buttons.length ? text : undefined,
  buttons,
  notice: undefined,
  language,
});

/** The button of a question that may have been meant: it needs a number, as the answers to a question do. */
const MEANT = 'asks:';
/** Announces what follows it: "À faire maintenant :". */
const ANNOUNCES = /:\s*$/u;

/** The page's reading order, put for somebody who sees one line of a notification: what to do or the verdict first. */
export function saidOf(
  { parts, replies, recommendations, verdict, conversationPhase }: InterviewResult,
  notice: (language: AnswerLanguage) => string | undefined,
): Outgoing {
  const texts = parts.map(({ text }) => text);
  const language = parts.at(-1)?.lang === 'en' ? 'en' : 'fr';
  const isAsked = conversationPhase === 'collecting' || replies.some(({ id }) => id.startsWith(MEANT));
  const question = isAsked ? texts.at(-1) : undefined;
  const told = joined(question === undefined ? texts : texts.slice(0, -1));
  const first = told.find(isFirst(verdict, recommendations?.at(0))) ?? told.at(0) ?? question ?? '';
  return {
    paragraphs: [first, ...told.filter((text) => text !== first), ...(question ? [question] : [])].filter(
      (text, index, all) => text !== '' && all.indexOf(text) === index,
    ),
    first,
    question,
    buttons: replies.map(({ id, label }): Button => ({ id, label })),
    notice: notice(language),
    language,
  };
}

/** With a verdict its word; before one, what to do now. */
function isFirst(verdict: string | undefined, action: string | undefined) {
  return (text: string, index: number, all: readonly string[]): boolean =>
    verdict === undefined
      ? text.includes(':\n')
      : action !== undefined && (all[index + 1]?.endsWith(action) ?? false);
}

/** What announces something stands in one paragraph with it. */
function joined(texts: readonly string[]): readonly string[] {
  const paragraphs: string[] = [];
  let announcing = '';
  for (const text of texts) {
    if (ANNOUNCES.test(text)) announcing = `${announcing}${text.trimEnd()}\n`;
    else {
      paragraphs.push(announcing + text);
      announcing = '';
    }
  }
  return announcing ? [...paragraphs, announcing.trimEnd()] : paragraphs;
}
