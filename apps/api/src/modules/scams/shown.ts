import type { Names } from '@scamguard/content';
import type { Scam } from '@scamguard/contracts';
import type { scams } from '../../db/schema/scams.ts';
import { type AnswerLanguage, nameIn } from '../../languages.ts';

type ScamRow = Omit<
  typeof scams.$inferSelect,
  'region' | 'contactKey' | 'contactParts' | 'isProtected' | 'search'
>;

/** A scam as everybody may read it. */
export function shownScam(scam: ScamRow, regionNames: Names, language: AnswerLanguage): Scam {
  return {
    id: scam.id,
    scamType: scam.scamType,
    title: scam.title,
    description: scam.description,
    region: nameIn(regionNames, language),
    reportCount: scam.reporters,
    scammerContact: scam.contact,
    hasAudio: scam.hasAudio,
    isVerified: scam.status === 'published',
    lastReportedAt: scam.lastReportedAt.toISOString(),
  };
}
