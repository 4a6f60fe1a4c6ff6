import type { ServiceResult } from '@scamguard/contracts';
import { EmptyState, Heading, ReviewItem, ReviewItems, Stack } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { starsInWords } from '../../services/describe-service.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

const STARS = 5;

/** What others say. A flagged service gets no stars. */
export function ServiceReviews({ service }: { service: ServiceResult }) {
  const { t } = useLanguage();
  const dates = new Intl.DateTimeFormat(t('site.locale'), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t('service.reviews')}</Heading>
      {service.reviews.length === 0 && <EmptyState title={t('service.noReviews')} headingLevel={3} />}
      <ReviewItems>
        {service.reviews.map(({ id, date, content, rating }) => (
          <ReviewItem
            key={id}
            author={t('service.anonymous')}
            date={{ iso: date, text: dates.format(new Date(date)) }}
            {...(rating !== null && {
              rating: { percent: (rating / STARS) * 100, label: starsInWords(rating, t) },
            })}
            listen={<ReadAloud text={content} label={t('site.play')} variant="quiet" />}
          >
            {content}
          </ReviewItem>
        ))}
      </ReviewItems>
    </Stack>
  );
}
