import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

interface SkeletonCardsProps {
  /** Said to screen readers while waiting. */
  label: string;
  count: number;
  /** Classes of the list and of each card, as they are once the list is there. */
  list: string;
  card: string;
  /** The shape of one card. */
  children: ReactNode;
}

/** The shape of a list of cards while it is on its way. */
export function SkeletonCards({ label, count, list, card, children }: SkeletonCardsProps) {
  return (
    <div data-state="loading">
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div className={list} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={card}>
            {children}
          </div>
        ))}
      </div>
    </div>
  );
}
