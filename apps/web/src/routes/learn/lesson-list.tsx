import { isVideoId, video } from '@scamguard/content/videos';
import type { EducationItem } from '@scamguard/contracts';
import { completeLanguage } from '@scamguard/i18n';
import { Button, EmptyState, GuideCard, LessonCards, TipCard, VideoCard } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { called } from '../../lessons/called.ts';
import { useEducationCategories } from '../../lessons/use-education-categories.ts';
import { linkTo } from '../../screen/links.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import type { LessonKind } from './lesson-kind.ts';

interface LessonListProps {
  kind: LessonKind;
  lessons: readonly EducationItem[];
  onShowAll: () => void;
}

/** The lessons of one tab. */
export function LessonList({ kind, lessons, onShowAll }: LessonListProps) {
  const { t, language } = useLanguage();
  const { data: categories = [] } = useEducationCategories();
  if (lessons.length === 0) {
    return (
      <EmptyState
        title={t('learn.none')}
        action={
          <Button variant="secondary" width="fullOnPhone" onClick={onShowAll}>
            {t('learn.showAll')}
          </Button>
        }
      >
        {t('learn.noneHint')}
      </EmptyState>
    );
  }
  return (
    <LessonCards>
      {lessons.map((lesson, place) => {
        const { id, title, content, speech, level, duration, category } = lesson;
        const { description, descriptionLang, ...name } = called(lesson);
        const facts = {
          ...name,
          headingLevel: 2 as const,
          level: { value: level, label: t(`learn.level.${level}`) },
          duration,
          category: categories.find((each) => each.id === category)?.name ?? '',
        };
        const card = {
          ...facts,
          href: linkTo('/learn/:id', { id }),
          description,
          ...(descriptionLang && { descriptionLang }),
        };
        if (kind === 'videos') {
          const poster = isVideoId(id) && video(completeLanguage(language), id).poster;
          return <VideoCard key={id} {...card} {...(poster && { image: poster })} seenFirst={place === 0} />;
        }
        if (kind === 'guides') return <GuideCard key={id} {...card} />;
        return (
          <TipCard key={id} {...facts} action={<ReadAloud text={`${title}. ${speech}`} variant="quiet" />}>
            {speech || content}
          </TipCard>
        );
      })}
    </LessonCards>
  );
}
