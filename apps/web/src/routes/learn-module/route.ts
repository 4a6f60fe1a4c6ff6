import { addressOf, answerIn } from '@scamguard/client';
import type { Answers } from '@scamguard/client/pages';
import { lessonsAddress } from '../../lessons/use-education.ts';
import type { Params } from '../../screen/address.ts';
import { route } from '../../screen/route.ts';
import { lessonAddress } from './use-lesson.ts';

function nameIn(answers: Answers, { id = '' }: Params) {
  const lesson = answerIn(answers, lessonAddress(id));
  return lesson && { ...lesson, ...lesson.translation };
}

export const learnModule = route({
  path: '/learn/:id',
  load: () => import('./learn-module-screen.tsx'),
  texts: ['learn'],
  title: (t, { answers, params }) => nameIn(answers, params)?.title ?? t('moduleDetail.notFound'),
  description: (t, { answers, params }) => nameIn(answers, params)?.description ?? t('learn.description'),
  isIndexed: true,
  tabs: ['content', 'video', 'audio'],
  calls: ({ id = '' }) => [lessonAddress(id), lessonsAddress(), addressOf('educationCategories')],
});
