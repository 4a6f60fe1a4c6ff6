import { type KnownEvidence, outsideQuestions } from '@scamguard/engine';
import { withTimeLimit } from '../../limits/time-limit.ts';

/** The facts that registries and shorteners tell about a link. */
export type LinkFacts = Pick<KnownEvidence, 'registeredDays' | 'leadsTo'>;

/** Undefined when it was not said in time; it may be there the next time. */
export type FindLinkFacts = (link: string) => Promise<LinkFacts | undefined>;

export interface LinkFactsOptions {
  /** Since when a domain has been registered; absent: nobody is asked. */
  readonly registeredAt: ((domain: string) => Promise<Date | undefined>) | undefined;
  /** Tells where a shortened link leads. If it is absent, nobody is asked. */
  readonly leadsTo: ((shortened: string) => Promise<string | undefined>) | undefined;
  /** How long a check waits for both, in milliseconds. */
  readonly timeLimit?: number;
  readonly now?: () => number;
}

const DAY_MS = 86_400_000;

/** The age of a shortened link is that of the domain to which it leads. */
export function linkFacts({
  registeredAt,
  leadsTo,
  timeLimit = 2_000,
  now = Date.now,
}: LinkFactsOptions): FindLinkFacts {
  const find = async (link: string): Promise<LinkFacts> => {
    const { shortened } = outsideQuestions(link);
    const target = shortened === undefined ? undefined : await leadsTo?.(shortened);
    const { domain } = outsideQuestions(target ?? link);
    const since = domain === undefined ? undefined : await registeredAt?.(domain);
    return {
      ...(target === undefined ? {} : { leadsTo: target }),
      ...(since === undefined ? {} : { registeredDays: Math.floor((now() - since.getTime()) / DAY_MS) }),
    };
  };
  return (link) => withTimeLimit(find(link), timeLimit).catch(() => undefined);
}
