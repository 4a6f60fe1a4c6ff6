import { Container, ErrorState, Heading, Inline, Prose, Stack, Text } from '@scamguard/ui';
import { useLocation } from 'wouter';
import { useLanguage } from '../language/language-context.ts';
import { Waiting } from '../screen/waiting.tsx';
import { ReadAloud } from '../speech/read-aloud.tsx';
import { useWrittenPage } from './use-written-page.ts';

interface WrittenPageProps {
  id: 'privacy' | 'terms' | 'accessibility' | 'developers' | 'integration';
}

/** A text that an editor has written, in plain words. Needs the texts of `written`. */
export function WrittenPage({ id }: WrittenPageProps) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const { data, error, mutate } = useWrittenPage(id);
  const date = new Intl.DateTimeFormat(t('site.locale'), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Container as="article" width="column" spacing="page">
      <Stack gap="large">
        <Heading level={1} size="headline">
          {t(`written.${id}.title`)}
        </Heading>
        {error && (
          <ErrorState
            title={t('written.failed')}
            retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
          />
        )}
        {!data && !error && <Waiting lines={8} label={t('written.loading')} />}
        {data && (
          <>
            <Inline align="center">
              <ReadAloud text={data.body.speech} label={t('written.listen')} />
              <Text tone="muted">
                {t('written.updated', { date: date.format(new Date(data.updatedAt)) })}
              </Text>
            </Inline>
            <Prose
              html={data.body.html}
              onFollow={(href) => (/^\/(api|widgets)\//.test(href) ? location.assign(href) : navigate(href))}
            />
          </>
        )}
      </Stack>
    </Container>
  );
}
