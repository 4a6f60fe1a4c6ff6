import { Skeleton } from '../../components/skeleton/index.ts';
import { SkeletonCards } from '../../components/skeleton/skeleton-cards.tsx';
import * as css from './lesson-card.css.ts';

/** How many cards wait. Source: specification, section 9. */
const CARDS = 6;

export interface LessonCardSkeletonsProps {
  /** Said to screen readers while waiting, e.g. "Chargement des cours...". */
  label: string;
  /** Six unless given. */
  count?: number;
}

/** The shape of a list of lessons while it is on its way. */
export function LessonCardSkeletons({ label, count = CARDS }: LessonCardSkeletonsProps) {
  return (
    <SkeletonCards label={label} count={count} list={css.list} card={css.card}>
      <div className={css.body}>
        <Skeleton shape="block" />
        <Skeleton shape="title" />
        <Skeleton count={2} />
      </div>
    </SkeletonCards>
  );
}
