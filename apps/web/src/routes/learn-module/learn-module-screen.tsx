import { RequestError } from '@scamguard/client';
import { LANGUAGES, parseLanguage } from '@scamguard/i18n';
import {
  Container,
  ErrorState,
  LanguagePicker,
  LessonCardSkeletons,
  ModuleHeader,
  ModuleNotFound,
  Stack,
  WithAside,
} from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { called } from '../../lessons/called.ts';
import { UnreviewedName } from '../../lessons/unreviewed-names.tsx';
import { useEducationCategories } from '../../lessons/use-education-categories.ts';
import { linkTo } from '../../screen/links.ts';
import { useParams } from '../../screen/use-params.ts';
import { useTitle } from '../../screen/use-title.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import { LessonAside } from './lesson-aside.tsx';
import { LessonNeighbours } from './lesson-neighbours.tsx';
import { LessonTabs } from './lesson-tabs.tsx';
import { useLesson } from './use-lesson.ts';

export default function LearnModuleScreen() {
  const { t, language, setLanguage } = useLanguage();
  const { id } = useParams<'/learn/:id'>();
  const { data: lesson, error, mutate, isValidating } = useLesson(id);
  const { data: categories = [] } = useEducationCategories();
  const back = { label: t('moduleDetail.back'), href: linkTo('/learn') };
  const isMissing = error instanceof RequestError && error.status === 404;
  useTitle(isMissing ? t('moduleDetail.notFound') : lesson && called(lesson).title);

  if (isMissing) {
    return (
      <Container width="column" spacing="page">
        <ModuleNotFound title={t('moduleDetail.notFound')} back={back}>
          {t('moduleDetail.notFoundHint')}
        </ModuleNotFound>
      </Container>
    );
  }
  if (error && !isValidating) {
    return (
      <Container width="column" spacing="page">
        <ErrorState
          title={t('moduleDetail.failed')}
          headingLevel={1}
          retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
        />
      </Container>
    );
  }
  if (!lesson) {
    return (
      <Container width="column" spacing="page">
        <LessonCardSkeletons count={1} label={t('moduleDetail.loading')} />
      </Container>
    );
  }
  const { title, level, duration, imageUrl, speech } = lesson;
  return (
    <Container spacing="page">
      <Stack gap="xlarge">
        <ModuleHeader
          {...called(lesson)}
          category={categories.find((each) => each.id === lesson.category)?.name ?? ''}
          level={{ value: level, label: t(`learn.level.${level}`) }}
          duration={duration}
          {...(imageUrl && { image: imageUrl })}
          back={back}
          languagePicker={
            <LanguagePicker
              languages={LANGUAGES}
              value={language}
              onValueChange={(code) => setLanguage(parseLanguage(code) ?? language)}
            />
          }
          actions={<ReadAloud text={`${title}\n${speech}`} label={t('moduleDetail.listen')} />}
        />
        <UnreviewedName lesson={lesson} />
        <WithAside asideLabel={t('moduleDetail.aside')} aside={<LessonAside lesson={lesson} />}>
          <Stack gap="xlarge">
            <LessonTabs key={id} lesson={lesson} />
            <LessonNeighbours id={id} />
          </Stack>
        </WithAside>
      </Stack>
    </Container>
  );
}
