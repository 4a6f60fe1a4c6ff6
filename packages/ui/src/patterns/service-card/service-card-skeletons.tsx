import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import * as css from './service-card.css.ts';

/** How many cards wait. Source: specification, section 9. */
const CARDS = 5;

export interface ServiceCardSkeletonsProps {
  /** Said to screen readers while waiting, e.g. "Chargement des services...". */
  label: string;
  /** Five unless given. */
  count?: number;
}

/** The shape of a list of services while it is on its way. */
export function ServiceCardSkeletons({ label, count = CARDS }: ServiceCardSkeletonsProps) {
  return (
    <div data-state="loading">
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div className={css.list} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={css.card}>
            <Skeleton shape="title" />
            <Skeleton count={2} />
          </div>
        ))}
      </div>
    </div>
  );
}
