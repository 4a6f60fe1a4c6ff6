import { Skeleton } from '../../components/skeleton/index.ts';
import { SkeletonCards } from '../../components/skeleton/skeleton-cards.tsx';
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
    <SkeletonCards label={label} count={count} list={css.list} card={css.card}>
      <Skeleton shape="title" />
      <Skeleton count={2} />
    </SkeletonCards>
  );
}
