import { isVideoId, video } from '@scamguard/content/videos';
import type { EducationItem } from '@scamguard/contracts';
import { completeLanguage } from '@scamguard/i18n';
import { EmptyState, Prose, Stack, TabPanel, Tabs, VideoPlayer } from '@scamguard/ui';
import { LearnIcon, ListenIcon, PlayIcon } from '@scamguard/ui/icons';
import { useLocation, useSearchParams } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { LessonAudio } from './lesson-audio.tsx';

const TABS = ['content', 'video', 'audio'] as const;
const ICONS = { content: LearnIcon, video: PlayIcon, audio: ListenIcon };
const MEGABYTE = 1_000_000;

/** A lesson to read, to watch or to listen to. */
export function LessonTabs({ lesson }: { lesson: EducationItem }) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((each) => each === query.get('tab')) ?? 'content';
  return (
    <Stack gap="large">
      <Tabs
        label={t('moduleDetail.tabs')}
        items={TABS.map((value) => ({ value, label: t(`moduleDetail.${value}`), icon: ICONS[value] }))}
        value={tab}
        onValueChange={(value) => setQuery({ tab: value }, { replace: true })}
      >
        <TabPanel value="content">
          <Prose html={lesson.content} onFollow={(href) => navigate(href)} />
        </TabPanel>
        <TabPanel value="video">
          <LessonVideo lesson={lesson} />
        </TabPanel>
        <TabPanel value="audio">
          <LessonAudio lesson={lesson} />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

function LessonVideo({ lesson: { id, title, videoUrl } }: { lesson: EducationItem }) {
  const { t, language } = useLanguage();
  if (!videoUrl) return <EmptyState title={t('moduleDetail.noVideo')} />;
  const film = isVideoId(id) ? video(completeLanguage(language), id) : undefined;
  if (!film) return <VideoPlayer title={title} source={{ kind: 'file', src: videoUrl }} />;
  const size = new Intl.NumberFormat(t('site.locale'), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(film.bytes / MEGABYTE);
  const captions = {
    src: film.captions,
    language: completeLanguage(language),
    label: completeLanguage(language) === 'en' ? 'English' : 'Français',
  };
  return (
    <VideoPlayer
      title={title}
      source={{ kind: 'file', src: videoUrl, captions: [captions] }}
      poster={film.poster}
      seenFirst
      duration={`${Math.floor(film.seconds / 60)}:${String(Math.round(film.seconds % 60)).padStart(2, '0')}`}
      size={size}
      dataNote={t('moduleDetail.videoData', { size })}
    />
  );
}
