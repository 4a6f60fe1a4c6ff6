import { EVALUATION, TELLINGS } from '@scamguard/engine/evaluation';
import { Container, Heading, Inline, LinkButton, PageHeader, Stack, Text } from '@scamguard/ui';
import { MailIcon, VerifyIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { messageFormPath } from '../../messages/message-form-place.ts';
import { linkTo } from '../../screen/links.ts';
import { MeasuredSet } from './measured-set.tsx';
import { measuredSets } from './measured-sets.ts';

const percent = (share: number): number => Math.round(100 * share);

/** How right the engine is, by kind and language, in plain words. */
export default function EvaluationScreen() {
  const { t } = useLanguage();
  const { engineVersion, threshold } = EVALUATION;
  return (
    <Container spacing="page">
      <Stack gap="xlarge">
        <PageHeader title={t('evaluation.title')} lead={t('evaluation.lead')} />
        <Stack as="section" gap="small">
          <Heading level={2}>{t('evaluation.how.heading')}</Heading>
          <Text>{t('evaluation.how.rows')}</Text>
          <Text>{t('evaluation.how.warned', { risk: threshold })}</Text>
          <Text tone="muted">{t('evaluation.how.version', { version: engineVersion })}</Text>
        </Stack>
        {(['conversation', 'link'] as const).map((kind) => (
          <Stack key={kind} as="section" gap="medium">
            <Heading level={2}>{t(`evaluation.kinds.${kind}`)}</Heading>
            {measuredSets(kind).map((set) => (
              <MeasuredSet key={set.name} {...set} />
            ))}
          </Stack>
        ))}
        <Stack as="section" gap="small">
          <Heading level={2}>{t('evaluation.tellings.heading')}</Heading>
          <Text>{t('evaluation.tellings.rows', { tellings: TELLINGS.tellings })}</Text>
          <Text>
            {t('evaluation.tellings.scams', {
              warned: percent(TELLINGS.warned.ofScams),
              danger: percent(TELLINGS.danger.ofScams),
            })}
          </Text>
          <Text>
            {t('evaluation.tellings.honest', {
              warned: percent(TELLINGS.warned.ofHonest),
              danger: percent(TELLINGS.danger.ofHonest),
            })}
          </Text>
          <Text tone="muted">{t('evaluation.tellings.asked')}</Text>
        </Stack>
        <Stack as="section" gap="medium">
          <Heading level={2}>{t('evaluation.limits.heading')}</Heading>
          <Text>{t('evaluation.limits.text')}</Text>
          <Inline>
            <LinkButton
              href={linkTo('/verify', { tab: 'conversation' })}
              width="fullOnPhone"
              icon={VerifyIcon}
            >
              {t('evaluation.limits.check')}
            </LinkButton>
            <LinkButton href={messageFormPath()} variant="secondary" width="fullOnPhone" icon={MailIcon}>
              {t('evaluation.limits.wrong')}
            </LinkButton>
          </Inline>
        </Stack>
      </Stack>
    </Container>
  );
}
