import { Card, CopyButton, Heading, Stack, Text, TextLink } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';

/** The code by which its sender finds a report again. It cannot be shown a second time. */
export function ReportCode({ code }: { code: string }) {
  const { t } = useLanguage();
  return (
    <Card>
      <Stack gap="small" align="start">
        <Heading level={3}>{t('report.sent.code.title')}</Heading>
        <Text size="lead" weight="bold" translate="no">
          {code}
        </Text>
        <Text>{t('report.sent.code.text')}</Text>
        <CopyButton
          text={code}
          label={t('report.sent.code.copy')}
          copiedLabel={t('report.sent.code.copied')}
          failedLabel={t('report.sent.code.failed')}
          width="fullOnPhone"
        />
        <TextLink href={linkTo('/mes-donnees')}>{t('report.sent.code.page')}</TextLink>
      </Stack>
    </Card>
  );
}
