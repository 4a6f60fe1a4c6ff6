import { addressOf } from '@scamguard/client';
import type { OpenChannel } from '@scamguard/contracts';
import { LANGUAGES } from '@scamguard/i18n';
import {
  Card,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  LessonCardSkeletons,
  LinkButton,
  PageHeader,
  QrCode,
  Stack,
  Text,
} from '@scamguard/ui';
import { VerifyIcon } from '@scamguard/ui/icons';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

export default function PartoutScreen() {
  const { t } = useLanguage();
  const { data: channels, error, mutate, isValidating } = useAnswer(addressOf('channels'));
  const isFailed = error && !isValidating;
  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <PageHeader
          title={t('partout.title')}
          lead={t(channels?.length === 0 ? 'partout.nothingLead' : 'partout.lead')}
        />
        {isFailed && (
          <ErrorState
            title={t('partout.failed')}
            retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
          />
        )}
        {!isFailed && !channels && <LessonCardSkeletons label={t('partout.loading')} count={2} />}
        {channels?.length === 0 && (
          <EmptyState
            title={t('partout.none')}
            action={
              <LinkButton href={linkTo('/verify')} icon={VerifyIcon} width="fullOnPhone">
                {t('partout.verify')}
              </LinkButton>
            }
          >
            {t('partout.noneHint')}
          </EmptyState>
        )}
        {channels?.map((channel) => (
          <ChannelCard key={channel.id} channel={channel} />
        ))}
        {channels && channels.length > 0 && <Text tone="muted">{t('partout.never')}</Text>}
      </Stack>
    </Container>
  );
}

/** One way to us: how, the button that opens it on this phone, and the code for another one. */
function ChannelCard({ channel: { id, value, href, qr, languages } }: { channel: OpenChannel }) {
  const { t } = useLanguage();
  const name = t(`partout.names.${id}`);
  const how = t(`partout.how.${id}`);
  const names = LANGUAGES.filter(({ code }) => languages?.some((each) => each === code)).map(
    (language) => language.name,
  );
  return (
    <Card as="section" aria-label={name}>
      <Stack gap="medium">
        <Inline>
          <Heading level={2}>{name}</Heading>
          <ReadAloud text={`${name}. ${how}`} variant="quiet" />
        </Inline>
        <Text>{how}</Text>
        {names.length > 0 && <Text>{t('partout.languages', { names: names.join(', ') })}</Text>}
        <LinkButton href={href} width="fullOnPhone">
          {t(`partout.open.${id}`, { value })}
        </LinkButton>
        <QrCode label={t('partout.code', { name, value })} {...qr} />
      </Stack>
    </Card>
  );
}
