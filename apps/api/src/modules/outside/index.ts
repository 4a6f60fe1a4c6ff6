import type { Settings } from '../../env.ts';
import { guardedFetch, guardedRedirect } from '../../guarded-fetch/index.ts';
import { askedOnce } from './asked-once.ts';
import { type FindLinkFacts, linkFacts } from './link-facts.ts';
import { registry } from './registry.ts';
import { shorteners } from './shorteners.ts';

const LIMITS = { maxBytes: 512 * 1_024, timeLimit: 1_800 };
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Asks outside what the operator has allowed; undefined when that is nothing. */
export function outsideFacts({
  RDAP_URL: server,
  FOLLOW_SHORT_LINKS: follow,
}: Pick<Settings, 'RDAP_URL' | 'FOLLOW_SHORT_LINKS'>): FindLinkFacts | undefined {
  if (!server && follow === 'off') return undefined;
  const registeredAt =
    server && registry(server, (url) => guardedFetch(url, { ...LIMITS, service: 'registry of domains' }));
  const leadsTo =
    follow === 'on'
      ? shorteners((url) => guardedRedirect(url, { ...LIMITS, service: 'shortener' }))
      : undefined;
  return linkFacts({
    registeredAt: registeredAt && askedOnce(registeredAt, { lifetime: DAY_MS }),
    leadsTo: leadsTo && askedOnce(leadsTo, { lifetime: HOUR_MS }),
  });
}
