import { DailyTip } from '@scamguard/ui';
import { tipOf } from '../../keep-informed/tip-of-the-day.ts';
import { useDailyTips } from '../../keep-informed/use-daily-tips.ts';
import { useToday } from '../../keep-informed/use-today.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

/** One thing to remember today. */
export function HomeTip() {
  const { t } = useLanguage();
  const { data, error, isLoading, mutate } = useDailyTips();
  const today = useToday();
  const tip = data && tipOf(data, today)?.content;
  const isMissing = !isLoading && tip === undefined;
  return (
    <DailyTip
      heading={t('home.tip.heading')}
      loadingLabel={t('home.tip.loading')}
      {...(tip !== undefined && { tip, listen: <ReadAloud text={tip} /> })}
      {...((error || isMissing) && {
        failure: {
          title: t('home.tip.failed'),
          retry: { label: t('site.retry'), onRetry: () => void mutate() },
        },
      })}
      more={{ label: t('home.tip.more'), href: linkTo('/daily-tip') }}
    />
  );
}
