import { Container, DailyTip, Heading, LessonCards, Stack, TipCard } from '@scamguard/ui';
import { tipOf } from '../../keep-informed/tip-of-the-day.ts';
import { useDailyTips } from '../../keep-informed/use-daily-tips.ts';
import { useToday } from '../../keep-informed/use-today.ts';
import { useLanguage } from '../../language/language-context.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

export default function DailyTipScreen() {
  const { t } = useLanguage();
  const { data: tips = [], error, mutate, isLoading } = useDailyTips();
  const today = useToday();
  const tip = tipOf(tips, today);
  const isMissing = !isLoading && tip === undefined;
  return (
    <Container spacing="page">
      <Stack gap="xlarge">
        <Heading level={1} size="headline">
          {t('dailyTip.title')}
        </Heading>
        <DailyTip
          heading={t('dailyTip.today')}
          loadingLabel={t('dailyTip.loading')}
          {...(tip && { tip: tip.content, listen: <ReadAloud text={tip.content} /> })}
          {...((error || isMissing) && {
            failure: {
              title: t('dailyTip.failed'),
              retry: { label: t('site.retry'), onRetry: () => void mutate() },
            },
          })}
        />
        {tip && (
          <Stack as="section" gap="medium">
            <Heading level={2}>{t('dailyTip.others')}</Heading>
            <LessonCards>
              {/* The first of the list is the tip of the last day: the day counts modulo its length. */}
              {[...tips.slice(1), ...tips.slice(0, 1)].map(({ id, content }, place) =>
                id === tip.id ? null : (
                  <TipCard
                    key={id}
                    title={t('dailyTip.day', { day: place + 1 })}
                    action={<ReadAloud text={content} variant="quiet" />}
                  >
                    {content}
                  </TipCard>
                ),
              )}
            </LessonCards>
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
