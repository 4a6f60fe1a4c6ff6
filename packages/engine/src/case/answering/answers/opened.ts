import type { FactName } from '../../facts/fact.ts';
import { STOPS_FORWARDING } from '../../hearing/stops-forwarding.ts';
import type { CaseState } from '../../state.ts';
import { type Answer, no } from './answer.ts';

/** "Open" is said of a bag too: an answer is there where there is something to open on the phone. */
export function opened(heard: string, { facts }: CaseState): Answer {
  if (STOPS_FORWARDING.test(heard)) return {};
  if (/compos|dial|[*#]\d/.test(heard)) return no('do-not-dial');
  if (/install|charg|download|apk/.test(heard)) return no('do-not-install');
  return OPENED.some((fact) => facts.includes(fact)) || NAMED_LINK.test(heard) ? no('do-not-open') : {};
}

const OPENED: readonly FactName[] = ['asked:link', 'done:link', 'asked:card', 'asked:password'];
const NAMED_LINK = /\b(?:lien|link|site|page|clik\w*|cliqu\w*|click\w*|formulaire|form)\b/;
