import type { OwnData } from '@scamguard/contracts';
import { Card, ClampedText, Heading, Inline, Stack, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { StatusBadge } from './status-badge.tsx';

/** One review of a service as it was written. */
export function KeptReviewCard({ review }: { review: OwnData['reviews'][number] }) {
  const { t } = useLanguage();
  const { content, rating, createdAt, status } = review;
  const title = t('ownData.review.title', { service: review.serviceName });
  const date = new Intl.DateTimeFormat(t('site.locale'), { dateStyle: 'long' }).format(new Date(createdAt));
  return (
    <Card as="article">
      <Stack gap="small">
        <Heading level={3}>{title}</Heading>
        <Inline gap="tiny">
          <StatusBadge status={status} />
        </Inline>
        <ClampedText about={title}>{content}</ClampedText>
        {rating !== null && <Text>{t('ownData.review.rating', { rating })}</Text>}
        <Text size="small" tone="muted">
          {t('ownData.report.sentOn', { date })}
        </Text>
      </Stack>
    </Card>
  );
}
