import { type CaseLanguage, entry, type Spoken } from '../locales/index.ts';
import { action, say } from '../speech/reply.ts';
import type { Standing } from '../standing.ts';
import type { CaseState } from '../state.ts';
import { answerTo } from './answers.ts';
import { deedAsked } from './deeds.ts';
import { feelingIn } from './feelings.ts';

/**
 * What is said to who asks whether to do something, whether they are sure to be safe, or says how they feel; nothing where none of that is asked. A "no" alone
 * helps nobody: what to do instead follows.
 */
export function answered(
  heard: string,
  state: CaseState,
  standing: Standing,
  language: CaseLanguage,
): readonly Spoken[] {
  const deed = deedAsked(heard);
  if (deed === 'sure') return whyIn(standing, language);
  const answer = deed && answerTo(deed, { heard, state, standing });
  if (answer) {
    const { lead, says = [], orders = [] } = answer;
    return [
      ...(lead ? [say(language, lead)] : []),
      ...says.map((id) => say(language, id)),
      ...orders.map((id) => action(language, id)),
    ];
  }
  const feeling = feelingIn(heard);
  if (feeling === undefined) return [];
  const isAgainst = standing.verdict === 'danger' || standing.verdict === 'caution';
  return [
    say(language, feeling),
    ...(feeling === 'glad' && isAgainst ? [action(language, 'stop-talking')] : []),
  ];
}

/** How the trick works says more than that we are sure. */
function whyIn({ verdict, kind }: Standing, language: CaseLanguage): readonly Spoken[] {
  if (verdict !== 'danger' && verdict !== 'caution') return [];
  const { value, lang } = entry(language, 'scams', kind);
  return [{ text: value.trick, lang }];
}
