import { type Names, SCAM_TYPES } from '@scamguard/content';
import type { Scam } from '@scamguard/contracts';
import type { scams } from '../../db/schema/scams.ts';
import { type AnswerLanguage, nameIn } from '../../http/languages.ts';
import { unreadText } from './unread-text.ts';

type ScamRow = Omit<
  typeof scams.$inferSelect,
  'region' | 'contactKey' | 'contactPart' | 'isProtected' | 'search'
>;

/** Names of the kinds of scam; a kind that older releases offered has none. */
const KIND_NAMES = new Map(SCAM_TYPES.map(({ id, names }) => [id, names]));

/** A scam as everybody may read it: people's own words are public once a moderator has published them. */
export function publicScam(scam: ScamRow, regionNames: Names, language: AnswerLanguage): Scam {
  const shown = wholeScam(scam, regionNames, language);
  if (shown.textShown) return shown;
  return {
    ...shown,
    title: nameIn(KIND_NAMES.get(scam.scamType) ?? { fr: scam.scamType }, language),
    description: unreadText(scam.reporters, language),
  };
}

/** A scam with its words, whether they are public or not: for moderators. */
export function wholeScam(scam: ScamRow, regionNames: Names, language: AnswerLanguage): Scam {
  return {
    id: scam.id,
    scamType: scam.scamType,
    title: scam.title,
    description: scam.description,
    textShown: scam.status === 'published',
    region: nameIn(regionNames, language),
    reportCount: scam.reporters,
    scammerContact: scam.contact,
    hasAudio: scam.hasAudio,
    isVerified: scam.status === 'published',
    lastReportedAt: scam.lastReportedAt.toISOString(),
  };
}
