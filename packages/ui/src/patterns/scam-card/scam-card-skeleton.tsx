import { Card } from '../../components/card/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import * as css from './scam-card.css.ts';

/** The shape of a report while it is on its way. */
export function ScamCardSkeleton() {
  return (
    <Card>
      <div className={css.content}>
        <Skeleton shape="title" />
        <Skeleton count={3} />
        <Skeleton />
      </div>
    </Card>
  );
}
