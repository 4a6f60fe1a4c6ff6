import type { EducationItem } from '@scamguard/contracts';
import { addressOf } from '../../data/address.ts';
import { lessonsAddress } from '../../lessons/use-education.ts';
import type { Answers, Params } from '../../screen/address.ts';
import { route } from '../../screen/route.ts';
import { lessonAddress } from './use-lesson.ts';

const lessonIn = (answers: Answers, { id = '' }: Params) =>
  answers[lessonAddress(id)] as EducationItem | undefined;

export const learnModule = route({
  path: '/learn/:id',
  load: () => import('./learn-module-screen.tsx'),
  texts: ['learn'],
  title: (t, { answers, params }) => lessonIn(answers, params)?.title ?? t('moduleDetail.notFound'),
  description: (t, { answers, params }) => lessonIn(answers, params)?.description ?? t('learn.description'),
  isIndexed: true,
  tabs: ['content', 'video', 'audio'],
  calls: ({ id = '' }) => [lessonAddress(id), lessonsAddress(), addressOf('educationCategories')],
});
