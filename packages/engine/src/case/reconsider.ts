import { readConversation } from '../reading/conversation-reading.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { type Finding, findingsIn } from '../signals/index.ts';
import { outcomeOf } from './outcome.ts';
import { finished } from './proceed.ts';
import { isKnownFromOthers, KNOWN_FROM_OTHERS, signsOf, withSigns } from './signs.ts';
import type { CaseStep, StepOptions } from './speaking.ts';
import { say } from './speech/reply.ts';
import { standingOf } from './standing.ts';
import type { CaseState } from './state.ts';
import { verdictParts } from './verdict-words.ts';

type ReconsiderOptions = Pick<StepOptions, 'language' | 'model' | 'classifiers'>;

/**
 * Looks at a case again when others may have reported, or cleared, what was checked in it. The answer says what changed and what to do
 * now; there is none while no verdict was said, or where the verdict stays.
 */
export function reconsider(
  before: CaseState,
  known: KnownEvidence,
  { language: page, model, classifiers }: ReconsiderOptions,
): CaseStep | undefined {
  if (!before.said.some((id) => id.startsWith('verdict:'))) return undefined;
  const language = before.language ?? page;
  const own = before.seen.filter(({ id }) => !KNOWN_FROM_OTHERS.has(id));
  const said = before.said.filter((id) => !id.startsWith('verdict:'));
  // A danger stays one until something proves otherwise: what others have taken back does.
  const isReported = own.length < before.seen.length;
  const seen = withSigns(own, signsOf(toldByOthers(known), false));
  const now: CaseState = { ...before, seen, ...(isReported && { said }) };
  const [earlier, standing] = [standingOf(model.network, before), standingOf(model.network, now)];
  if (earlier.verdict === standing.verdict) return undefined;
  const outcome = outcomeOf(model.network, now, standing, language);
  const verdict = verdictParts(outcome, standing, { ...now, said }, language);
  const isWorse = standing.riskLevel > earlier.riskLevel;
  const state: CaseState = {
    ...now,
    phase: 'completed',
    near: [],
    said: [...new Set([...said, ...verdict.ids])],
  };
  const parts = [say(language, isWorse ? 'reported-since' : 'cleared-since'), ...verdict.parts];
  const speaking = { language, model, classifiers, isSecretHidden: false, isQuestion: false };
  return { state, reply: { ...finished(state, parts, speaking), outcome } };
}

/** What others know now; how old a domain is and where a link leads was told when it was checked. */
const toldByOthers = (known: KnownEvidence): readonly Finding[] =>
  findingsIn(readConversation('', known)).filter(isKnownFromOthers);
