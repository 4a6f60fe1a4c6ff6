import { afterVerdict } from './after-verdict.ts';
import { pressedIn } from './buttons.ts';
import { heardIn } from './hear-message.ts';
import { heardText } from './hearing/heard-text.ts';
import { hasIntent } from './hearing/intents.ts';
import { isQuestion } from './hearing/is-question.ts';
import { hasGoneOver, languageOf } from './language.ts';
import { beneath, type CaseLanguage, type Spoken } from './locales/index.ts';
import { asked, finished, proceed } from './proceed.ts';
import { withProposals } from './proposals.ts';
import { maskSecrets, SECRET_MASK } from './secrets.ts';
import type { CaseStep, StepOptions } from './speaking.ts';
import { say, whyAsked } from './speech/reply.ts';
import { type CaseState, newCase } from './state.ts';

/** A command has no more characters. */
const LONGEST_COMMAND = 40;
/** So few words of another language do not change the language of a talk. */
const FEWEST_WORDS = 4;

/** One message of a person, and the answer to it. Pure; never throws; keeps no secret that was typed. */
export function step(before: CaseState, message: string, options: StepOptions): CaseStep {
  const { text } = maskSecrets(message);
  const quoted = maskSecrets(options.quoted ?? '').text;
  const isSecretHidden = `${text}${quoted}`.includes(SECRET_MASK);
  const typed = heardText(text);
  const heard = pressedIn(before, typed, options.model.topics);
  // The words of a button tell nothing, in whatever language they are.
  const told = heard === typed ? text : heard;
  const language = languageOfReply(before, text, quoted, options.language);
  const opening: readonly Spoken[] = isSecretHidden ? [say(language, 'secret-hidden')] : [];
  const speaking = { ...options, quoted, language, isSecretHidden, isQuestion: isQuestion(heard) };
  if (before.phase === 'completed' && !quoted) {
    const said = afterVerdict(before, told, heard, speaking);
    if (said) {
      const noted = [...new Set([...before.said, ...said.ids.filter((id) => !id.startsWith('action:'))])];
      const state = { ...before, language, said: noted, near: said.near ?? [] };
      return { state, reply: finished(state, [...opening, ...said.parts], speaking) };
    }
  }
  const isNew = hasIntent(heard, 'restart') || (before.phase === 'completed' && isOtherMatter(heard));
  const begun = isNew ? newCase(before.model) : before;
  const proposed = withProposals(begun.proposed, options.proposed);
  const start: CaseState = {
    ...begun,
    phase: 'collecting',
    language,
    near: [],
    ...(proposed.length > 0 && { proposed }),
  };
  if (isNew && heard.length < LONGEST_COMMAND && hasIntent(heard, 'restart'))
    return proceed(start, [...opening, say(language, 'new-case')], speaking);
  const { pending } = start;
  const spoken = before.phase === 'completed' && !isNew ? { ...speaking, settled: before } : speaking;
  if (pending && hasIntent(heard, 'why') && heard.length < LONGEST_COMMAND)
    return asked(start, pending, [...opening, whyAsked(language, pending)], speaking, 'ask');
  return proceed(...heardIn(start, told, heard, opening, spoken), spoken);
}

function languageOfReply(
  { language }: CaseState,
  text: string,
  quoted: string,
  page: CaseLanguage,
): CaseLanguage {
  // Others' words say how a person speaks only where nothing else does.
  const words = text.trim() || language ? text : quoted;
  const read =
    language === undefined || words.split(/\s+/).length >= FEWEST_WORDS ? languageOf(words) : undefined;
  const isOther = read !== undefined && language !== undefined && read !== language;
  const own = isOther && !hasGoneOver(words, language, read) ? undefined : read;
  // Who reads the page in a language of the region and writes the one beneath it is answered in the page's words, Pidgin among them.
  if (own !== undefined && own === beneath(page)) return page;
  return own ?? language ?? page;
}

/** Somebody says at once that they bring another matter. In the middle of a story, another number or message belongs to the story. */
const isOtherMatter = (heard: string): boolean => OTHER.test(heard);
const OTHER =
  /^(?:(?:et|ok|bon|alors|merci|maintenant|and|now|thanks) )*(?:(?:j'? ?ai|voici|voila|c'? ?est|verifie[rz]?|i have|i got|here is|check|what about) )?(?:aussi |encore |also )?(?:une? |an? )?(?:autre (?:chose|message|numero|question|affaire|lien)|nouveau (?:message|numero)|(?:celui|celle)[ -]ci|another (?:one|message|number|thing|link)|something else|this other)\b/;
