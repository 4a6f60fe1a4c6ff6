import * as css from './star.css.ts';

const OUTLINE = 'M12 2.4l2.95 5.98 6.6.96-4.78 4.65 1.13 6.57L12 17.46l-5.9 3.1 1.13-6.57L2.45 9.34l6.6-.96z';

/** From where to where the drawing goes, so that a fifth of a star is seen. */
const LEFT = 2.4;
const RIGHT = 21.6;

interface StarProps {
  /** Its place in the row, from 0. */
  place: number;
  /** How much of it is filled, from 0 to 1. */
  filled: number;
}

/**
 * One star on a field of 24 × 24. The filled part is cut off by an inner `svg`'s own width, which is an attribute and no
 * inline style.
 */
export function Star({ place, filled }: StarProps) {
  return (
    <svg x={place * 24} width="24" height="24" viewBox="0 0 24 24" strokeWidth="1.5" strokeLinejoin="round">
      <path d={OUTLINE} className={css.outline} />
      {filled > 0 && (
        <svg width={LEFT + (RIGHT - LEFT) * filled} height="24" overflow="hidden">
          <path d={OUTLINE} className={css.fill} />
        </svg>
      )}
    </svg>
  );
}
