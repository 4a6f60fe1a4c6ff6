import type { EducationItem } from '@scamguard/contracts';
import { lessonAddress } from '../data/use-lesson.ts';
import { paths } from '../paths.ts';
import { named } from './named.ts';
import { screen } from './screen.tsx';

/** Lessons, and each of them. */
export const learningScreens = {
  [paths.learn]: screen({
    load: () => import('./learn/learn-screen.tsx'),
    texts: ['learn'],
    meta: (t) => named(t('learn.title'), t('learn.description'), t),
  }),
  [paths.learnModule]: screen({
    load: () => import('./learn-module/learn-module-screen.tsx'),
    texts: ['learn'],
    meta: (t, answers, { id = '' }) => {
      const lesson = answers[lessonAddress(id)] as EducationItem | undefined;
      return named(
        lesson?.title ?? t('moduleDetail.notFound'),
        lesson?.description ?? t('learn.description'),
        t,
      );
    },
  }),
};
