import type { KeptReport } from '@scamguard/contracts';
import { Badge, Card, ClampedText, Heading, Inline, Stack, Text } from '@scamguard/ui';
import { PlaceIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { useNames } from '../../reports/use-names.ts';
import { StatusBadge } from './status-badge.tsx';

/** A telephone number stays on one line. */
const unbroken = (contact: string) =>
  /^[+\d\s().-]+$/.test(contact) ? contact.replaceAll(' ', '\u00A0') : contact;

/** One report as it was written, and all that is kept with it. */
export function KeptReportCard({ report }: { report: KeptReport }) {
  const { t } = useLanguage();
  const { kindNamed, regionNamed } = useNames();
  const { title, description, scammerContact: contact, createdAt, status, attachments } = report;
  const date = new Intl.DateTimeFormat(t('site.locale'), { dateStyle: 'long' }).format(new Date(createdAt));
  const kind = kindNamed(report.scamType);
  const region = regionNamed(report.region);
  return (
    <Card as="article">
      <Stack gap="small">
        <Heading level={3}>{title}</Heading>
        <Inline gap="tiny">
          <StatusBadge status={status} />
          {kind && <Badge>{kind}</Badge>}
          {region && <Badge icon={PlaceIcon}>{region}</Badge>}
        </Inline>
        <ClampedText about={title}>{description}</ClampedText>
        {contact && <Text>{t('ownData.report.contact', { contact: unbroken(contact) })}</Text>}
        {attachments.length > 0 && <Text>{t('ownData.report.files', { count: attachments.length })}</Text>}
        <Text size="small" tone="muted">
          {t('ownData.report.sentOn', { date })}
        </Text>
      </Stack>
    </Card>
  );
}
