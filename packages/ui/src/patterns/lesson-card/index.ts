export { GuideCard, type GuideCardProps } from './guide-card.tsx';
export { LessonCardSkeletons, type LessonCardSkeletonsProps } from './lesson-card-skeletons.tsx';
export { LessonCards, type LessonCardsProps } from './lesson-cards.tsx';
export { LessonFacts, type LessonFactsProps } from './lesson-facts.tsx';
export type { LessonLevel } from './level-mark.tsx';
export { TipCard, type TipCardProps } from './tip-card.tsx';
export { VideoCard, type VideoCardProps } from './video-card.tsx';
