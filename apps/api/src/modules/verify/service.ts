import type { VerificationResult } from '@scamguard/contracts';
import {
  type Item,
  type ItemKind,
  type KnownEvidence,
  lookupKeys,
  readAs,
  type Verdict,
} from '@scamguard/engine';
import { assess } from '@scamguard/engine/node';
import type { Unchanging } from '../../contract/route.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import { inSpan, tellSpan } from '../../tracing/index.ts';
import type { FindLinkFacts, LinkFacts } from '../outside/link-facts.ts';
import type { ReputationIndex } from '../reputation/index.ts';
import { countingEnds, summarize } from '../reputation/known.ts';
import type { Reputation } from '../reputation/repository.ts';
import { nameOf, recentAnswers, type Said } from './recent.ts';

export interface VerificationService {
  readonly verify: (item: Item, language: AnswerLanguage) => Promise<VerificationResult>;
  /** The same as JSON. It waits for nothing that this process knows: most answers are there at once. */
  readonly write: (item: Item, language: AnswerLanguage) => string | Promise<string>;
}

export interface VerificationOptions {
  /** Others' facts about links. If it is absent, nobody is asked. */
  readonly findFacts?: FindLinkFacts | undefined;
  readonly now?: () => number;
  /** Told of every verdict that goes out, and of nothing that was checked. */
  /** @param isRemembered whether it was said before, and nothing was judged anew. */
  readonly onVerdict?: (kind: ItemKind, verdict: Verdict, isRemembered: boolean) => void;
}

type Rows = readonly Reputation[] | undefined;

const NO_FACTS: LinkFacts = {};

/**
 * Judges by the engine and by what the community has published; by the engine alone while the database is away.
 */
export function verificationService(
  reputation: Pick<ReputationIndex, 'find' | 'version'>,
  { findFacts, now = Date.now, onVerdict }: VerificationOptions = {},
): VerificationService {
  const recent = recentAnswers();
  const tell = ({ kind }: Item, { written, verdict }: Said, isRemembered = true) => {
    onVerdict?.(kind, verdict, isRemembered);
    tellSpan({ 'scamguard.kind': kind, 'scamguard.verdict': verdict, 'scamguard.remembered': isRemembered });
    return written;
  };

  const write: VerificationService['write'] = (item, language) => {
    const name = nameOf(item, language);
    const version = reputation.version();
    const last = recent.find(name);
    if (last && version !== undefined && last.version === version && now() < last.until)
      return tell(item, last);

    const conclude = (rows: Rows, facts: LinkFacts | undefined) => {
      const known = { ...summarize(rows ?? [], new Date(now())), ...facts };
      const from = { version: rows && facts && version, until: countingEnds(rows ?? [], now()) };
      const asKnown = JSON.stringify(known);
      const before = recent.find(name);
      if (before?.known === asKnown) return tell(item, Object.assign(before, from));
      const result = inSpan(`assess ${item.kind}`, { kind: 'internal' }, () => judge(item, language, known));
      const said = { written: JSON.stringify(result), verdict: result.verdict, known: asKnown, ...from };
      recent.keep(name, said);
      return tell(item, said, false);
    };
    const ask = (facts: LinkFacts | undefined) => {
      const rows = reputation.find(withTarget(lookupKeys(item), facts));
      return rows instanceof Promise ? rows.then((found) => conclude(found, facts)) : conclude(rows, facts);
    };
    return findFacts && isAboutLink(item) ? findFacts(item.value).then(ask) : ask(NO_FACTS);
  };

  return { write, verify: async (item, language) => JSON.parse(await write(item, language)) };
}

/** People put a link into the other fields too. */
const isAboutLink = (item: Item) => item.kind === 'link' || readAs(item) === 'link';

/** The reputation of the place to which a short link leads counts for the link. */
const withTarget = (keys: readonly string[], facts: LinkFacts | undefined) =>
  facts?.leadsTo === undefined ? keys : [...keys, ...lookupKeys({ kind: 'link', value: facts.leadsTo })];

function judge(item: Item, language: AnswerLanguage, known: KnownEvidence): Unchanging<VerificationResult> {
  return {
    ...assess(item, { language, known }),
    ...(known.reports
      ? { community: { reports: known.reports.count, lastReportedAt: known.reports.lastReportedAt } }
      : {}),
    offline: false,
  };
}
