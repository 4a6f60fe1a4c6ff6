import type { Scam } from '@scamguard/contracts';
import type { Translate } from '@scamguard/i18n';
import type { ScamCardProps } from '@scamguard/ui';

/**
 * A report in the words of the interface. If the report's own words wait for a moderator, it says so. Needs the texts of `scams`.
 */
export function describeScam(scam: Scam, t: Translate): Omit<ScamCardProps, 'ref' | 'id'> {
  const { title, description, textShown = true, region, scammerContact, hasAudio } = scam;
  return {
    title,
    // The count, which the server's sentence repeats, stands beside it.
    description: textShown ? description : t('scams.unread'),
    region,
    count: reportedBy(scam, t),
    ...(scammerContact ? { contact: { label: t('scams.contact'), value: scammerContact } } : {}),
    ...(hasAudio ? { audio: t('scams.hasAudio') } : {}),
  };
}

/** A scam without a count was reported once. Source: specification, section 3. */
function reportedBy({ reportCount = 1, isVerified }: Partial<Scam>, t: Translate): string {
  const [one, many] = isVerified
    ? (['scams.verifiedByOne', 'scams.verifiedByMany'] as const)
    : (['scams.byOne', 'scams.byMany'] as const);
  return reportCount === 1 ? t(one) : t(many, { count: reportCount });
}
