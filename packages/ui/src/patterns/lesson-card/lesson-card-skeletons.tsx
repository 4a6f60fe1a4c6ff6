import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
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
    <div data-state="loading">
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div className={css.list} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={css.card}>
            <div className={css.body}>
              <Skeleton shape="block" />
              <Skeleton shape="title" />
              <Skeleton count={2} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
