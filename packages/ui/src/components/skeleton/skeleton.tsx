import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of what comes. */
  shape?: 'line' | 'title' | 'button' | 'disc' | 'block';
  /** How many of it, below each other. */
  count?: number;
}

/** Keeps the place of something that loads. It says nothing to screen readers: set `aria-busy` on the part that waits. */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  return (
    <div className={css.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className={css.skeleton({ shape })} />
      ))}
    </div>
  );
}
