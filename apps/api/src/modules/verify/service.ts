import type { VerificationResult } from '@scamguard/contracts';
import { assess, type Item, type KnownEvidence, lookupKeys } from '@scamguard/engine';
import type { AnswerLanguage } from '../../languages.ts';
import type { FindLinkFacts, LinkFacts } from '../outside/link-facts.ts';
import type { ReputationIndex } from '../reputation/index.ts';
import { summarize } from '../reputation/known.ts';
import { type RecentItem, recentItems } from './recent.ts';

export interface VerificationService {
  /** What was said a moment ago is the same object again. */
  readonly verify: (item: Item, language: AnswerLanguage) => VerificationResult | Promise<VerificationResult>;
}

const NO_FACTS: LinkFacts = {};

/**
 * Judges by the engine and by what the community has published; by the engine alone while the database is away.
 *
 * @param findFacts what others say of links; absent: nobody is asked.
 */
export function verificationService(
  reputation: Pick<ReputationIndex, 'find' | 'version'>,
  findFacts?: FindLinkFacts,
): VerificationService {
  const recent = recentItems();

  const check = async (item: Item, language: AnswerLanguage, entry: RecentItem) => {
    const version = reputation.version();
    const facts = findFacts && item.kind === 'link' ? await findFacts(item.value) : NO_FACTS;
    const rows = await reputation.find(withTarget(entry.keys, facts));
    const known = { ...summarize(rows ?? []), ...facts };
    return entry.result(known, rows && facts && version, () => judge(item, language, known));
  };

  return {
    verify: (item, language) => {
      const entry = recent(item, language);
      return entry.saidAt(reputation.version()) ?? check(item, language, entry);
    },
  };
}

/** What is known of the place to which a short link leads is known of the link. */
const withTarget = (keys: readonly string[], facts: LinkFacts | undefined) =>
  facts?.leadsTo === undefined ? keys : [...keys, ...lookupKeys({ kind: 'link', value: facts.leadsTo })];

function judge(item: Item, language: AnswerLanguage, known: KnownEvidence): VerificationResult {
  const { signals, reasons, recommendations, ...assessment } = assess(item, { language, known });
  return {
    ...assessment,
    reasons: [...reasons],
    signals: signals.map(({ span, ...signal }) => (span ? { ...signal, span: [...span] } : signal)),
    recommendations: [...recommendations],
    ...(known.reports
      ? { community: { reports: known.reports.count, lastReportedAt: known.reports.lastReportedAt } }
      : {}),
    offline: false,
  };
}
