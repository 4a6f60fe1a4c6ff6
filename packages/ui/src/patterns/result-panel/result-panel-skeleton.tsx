import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { body, head } from './result-panel.css.ts';
import { panel } from './result-panel-skeleton.css.ts';

export interface ResultPanelSkeletonProps {
  /** Said to screen readers while waiting, e.g. "Vérification en cours...". */
  label: string;
}

/** The shape of the answer while it is on its way. */
export function ResultPanelSkeleton({ label }: ResultPanelSkeletonProps) {
  return (
    <div className={panel} data-outcome="loading">
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div className={head}>
        <Skeleton shape="button" />
        <Skeleton shape="disc" />
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <div className={body}>
        <Skeleton shape="button" />
        <Skeleton count={3} />
      </div>
    </div>
  );
}
