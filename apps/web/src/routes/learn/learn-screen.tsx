import { SEARCH_MAX_LENGTH } from '@scamguard/contracts/limits';
import {
  Container,
  ErrorState,
  Inline,
  LearnFilters,
  LessonCardSkeletons,
  LinkButton,
  PageHeader,
  Stack,
  TabPanel,
  Tabs,
} from '@scamguard/ui';
import { LearnIcon, PlayIcon, SafeIcon, TipIcon } from '@scamguard/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { UnreviewedNames } from '../../lessons/unreviewed-names.tsx';
import { filtersIn, useEducation } from '../../lessons/use-education.ts';
import { linkTo } from '../../screen/links.ts';
import { LearnGuide } from './learn-guide.tsx';
import { LESSON_KINDS, type LessonKind, lessonKind } from './lesson-kind.ts';
import { LessonList } from './lesson-list.tsx';
import { useLessonChoices } from './use-lesson-choices.ts';

const ICONS = { videos: PlayIcon, guides: LearnIcon, tips: TipIcon };

export default function LearnScreen() {
  const { t } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const filters = filtersIn(query);
  const asked = LESSON_KINDS.find((each) => each === query.get('tab')) ?? 'videos';
  /** A tab was pressed since the lessons were last narrowed down. */
  const [isPressed, setPressed] = useState(false);
  const [text, setText] = useState(filters.search);
  const { data: lessons, error, mutate, isValidating } = useEducation(filters);
  const { categories, levels } = useLessonChoices();
  const hasLessons = (each: LessonKind) => lessons?.some((lesson) => lessonKind(lesson) === each);
  // All found lessons may stand in another tab than the one that is asked for.
  const kind = isPressed || hasLessons(asked) ? asked : (LESSON_KINDS.find(hasLessons) ?? asked);

  const choose = (name: string, value: string) => {
    setPressed(name === 'tab');
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  };
  const showAll = () => {
    setText('');
    setQuery({ tab: kind }, { replace: true });
  };
  const count = lessons?.length ?? 0;
  // In French nothing is singular too.
  const isOne = new Intl.PluralRules(t('site.locale')).select(count) === 'one';

  return (
    <Container spacing="page">
      <Stack gap="large">
        <PageHeader title={t('learn.heading')} lead={t('learn.lead')}>
          <Inline>
            <LinkButton href={linkTo('/simulation')} variant="secondary" icon={SafeIcon} width="fullOnPhone">
              {t('learn.practice')}
            </LinkButton>
          </Inline>
        </PageHeader>
        <LearnFilters
          search={{
            label: t('learn.search'),
            placeholder: t('learn.searchHint'),
            maxLength: SEARCH_MAX_LENGTH,
            submitLabel: t('learn.submit'),
            value: text,
            onValueChange: setText,
            onSearch: (value) => choose('search', value.trim()),
            busy: isValidating && filters.search !== '',
          }}
          category={{
            ...categories,
            value: filters.category,
            onValueChange: (value) => choose('category', value),
          }}
          level={{ ...levels, value: filters.level, onValueChange: (value) => choose('level', value) }}
          {...(lessons && { found: t(isOne ? 'learn.foundOne' : 'learn.foundMany', { count }) })}
        />
        <Stack gap="large">
          <UnreviewedNames lessons={lessons ?? []} />
          <Tabs
            label={t('learn.tabs')}
            items={LESSON_KINDS.map((value) => ({ value, label: t(`learn.${value}`), icon: ICONS[value] }))}
            value={kind}
            onValueChange={(value) => choose('tab', value)}
          >
            {LESSON_KINDS.map((each) => (
              <TabPanel key={each} value={each}>
                {error && !isValidating ? (
                  <ErrorState
                    title={t('learn.failed')}
                    retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
                  >
                    {t('learn.failedHint')}
                  </ErrorState>
                ) : lessons ? (
                  <LessonList
                    kind={each}
                    lessons={lessons.filter((lesson) => lessonKind(lesson) === each)}
                    onShowAll={showAll}
                  />
                ) : (
                  <LessonCardSkeletons label={t('learn.loading')} />
                )}
              </TabPanel>
            ))}
          </Tabs>
        </Stack>
        <LearnGuide />
      </Stack>
    </Container>
  );
}
