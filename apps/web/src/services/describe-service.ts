import type { ServiceResult } from '@scamguard/contracts';
import type { Translate } from '@scamguard/i18n';
import type { ServiceHeaderProps } from '@scamguard/ui';

const STARS = 5;

type Described = Omit<ServiceHeaderProps, 'ref' | 'back' | 'listen'>;

/** A service in the words of the interface. Needs the texts of `community`. */
export function describeService(service: ServiceResult, t: Translate): Described {
  const { name, type, location, description, rating, isFlagged, isSample } = service;
  return {
    name,
    type,
    location,
    description,
    status: isFlagged
      ? { value: 'flagged', label: t('community.isFlagged') }
      : { value: 'trusted', label: t('community.isTrusted') },
    rating: { percent: rating, label: starsInWords((rating / 100) * STARS, t) },
    members: judgedBy(service, t),
    ...(isSample && { sample: t('community.sample') }),
  };
}

/** E.g. "4,8 sur 5". */
export function starsInWords(stars: number, t: Translate): string {
  const format = new Intl.NumberFormat(t('site.locale'), { maximumFractionDigits: 1 });
  return t('community.rating', { stars: format.format(stars) });
}

function judgedBy({ isFlagged, verifiedCount, flaggedCount }: ServiceResult, t: Translate): string {
  const count = isFlagged ? flaggedCount : verifiedCount;
  const [one, many] = isFlagged
    ? (['community.flaggedByOne', 'community.flaggedByMany'] as const)
    : (['community.verifiedByOne', 'community.verifiedByMany'] as const);
  return count === 1 ? t(one) : t(many, { count });
}
