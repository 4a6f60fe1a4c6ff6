import { VideoTeaser } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { filmOf } from './film.ts';

/** The presentation, without a still picture: nothing of it is fetched before the visitor touches it. */
export function HomeVideo() {
  const { t, language } = useLanguage();
  const film = filmOf('presentation', language);
  if (!film) return null;
  const { source, duration, size } = film;
  return (
    <VideoTeaser
      title={t('home.video.heading')}
      text={t('home.video.text')}
      points={[t('home.video.check'), t('home.video.act'), t('home.video.share')]}
      video={{ title: t('home.video.title'), source, duration, size }}
    />
  );
}
