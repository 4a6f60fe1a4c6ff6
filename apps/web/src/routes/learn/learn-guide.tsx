import { addressOf, inLanguage } from '@scamguard/client';
import { GuideBanner, useToast } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import { readGuide } from './read-guide.ts';

/** The whole guide, to be listened to or taken along. */
export function LearnGuide() {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const fetchSpeech = async () => {
    try {
      return (await readGuide(language)).body.speech;
    } catch {
      show({ title: t('learn.guide.failed'), tone: 'destructive' });
      return undefined;
    }
  };
  return (
    <GuideBanner
      title={t('learn.guide.title')}
      download={{ label: t('learn.guide.download'), href: inLanguage(addressOf('guide'), language) }}
      listen={<ReadAloud text={fetchSpeech} label={t('learn.guide.listen')} />}
    >
      {t('learn.guide.text')}
    </GuideBanner>
  );
}
