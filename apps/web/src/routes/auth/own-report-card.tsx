import type { OwnReport } from '@scamguard/contracts';
import { Badge, Card, ClampedText, Heading, Inline, Stack, Text } from '@scamguard/ui';
import { AttachIcon, PlaceIcon, VoiceIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';

const TONES = { pending: 'neutral', published: 'success', rejected: 'attention' } as const;

/** One report in the words of its sender, and the moderators' decision. */
export function OwnReportCard({ report }: { report: OwnReport }) {
  const { t } = useLanguage();
  const { title, description, region, scammerContact: contact, createdAt, status, reportCount } = report;
  const date = new Intl.DateTimeFormat(t('site.locale'), { dateStyle: 'long' }).format(new Date(createdAt));
  return (
    <Card as="article">
      <Stack gap="small">
        <Heading level={3}>{title}</Heading>
        <Inline gap="tiny">
          <Badge tone={TONES[status]}>{t(`auth.account.reports.status.${status}`)}</Badge>
          <Badge icon={PlaceIcon}>{region}</Badge>
          {report.hasPicture && <Badge icon={AttachIcon}>{t('auth.account.reports.picture')}</Badge>}
          {report.hasAudio && <Badge icon={VoiceIcon}>{t('auth.account.reports.audio')}</Badge>}
        </Inline>
        <ClampedText about={title}>{description}</ClampedText>
        {contact && <Text>{t('auth.account.reports.contact', { contact })}</Text>}
        <Text size="small" tone="muted">
          {t('auth.account.reports.sentOn', { date })}
          {' · '}
          {reportCount === 1
            ? t('auth.account.reports.alone')
            : t('auth.account.reports.others', { count: reportCount })}
        </Text>
      </Stack>
    </Card>
  );
}
