import type { DecisionBody, ModeratedScam } from '@scamguard/contracts';
import { Button, Card, Inline, Stack, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { SentAttachment } from './sent-attachment.tsx';

interface SentReportsProps {
  scam: ModeratedScam;
  isBusy: boolean;
  decide: (body: DecisionBody) => void;
}

/**
 * People's reports and attachments, and the answers of the person they reported. One of several reports can be taken out alone.
 */
export function SentReports({ scam: { reports, reviewRequests }, isBusy, decide }: SentReportsProps) {
  const { t } = useLanguage();
  const dates = new Intl.DateTimeFormat(t('site.locale'), { dateStyle: 'long' });
  const on = (date: string) => ({ date: dates.format(new Date(date)) });
  return (
    <Stack gap="small">
      {reports.map(({ id, title, description, contact, createdAt, attachments }) => (
        <Card key={id} ground="sunken">
          <Stack gap="small">
            <Text weight="bold">{title}</Text>
            <Text>{description}</Text>
            {contact && <Text>{t('moderation.contact', { contact })}</Text>}
            <Text size="small" tone="muted">
              {t('moderation.report', on(createdAt))}
            </Text>
            {attachments.length > 0 && (
              <Inline>
                {attachments.map((attachment) => (
                  <SentAttachment key={attachment.id} attachment={attachment} />
                ))}
              </Inline>
            )}
            {reports.length > 1 && (
              <Button
                variant="quiet"
                aria-disabled={isBusy}
                onClick={() => decide({ action: 'reject', report: id })}
              >
                {t('moderation.rejectOne')}
              </Button>
            )}
          </Stack>
        </Card>
      ))}
      {reviewRequests.map(({ id, message, contact, createdAt }) => (
        <Card key={id} ground="sunken">
          <Stack gap="small">
            <Text weight="bold">{t('moderation.reviewRequest', on(createdAt))}</Text>
            <Text>{message}</Text>
            {contact && <Text>{t('moderation.contact', { contact })}</Text>}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
