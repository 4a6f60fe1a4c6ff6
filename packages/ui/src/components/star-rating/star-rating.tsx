import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Star } from './star.tsx';
import * as css from './star-rating.css.ts';

/** A percentage is shown as so many stars. Source: specification, section 9. */
export const STARS = 5;

const places = Array.from({ length: STARS }, (_, place) => place);

export interface StarRatingProps extends Omit<NativeProps<'span'>, 'children'> {
  /** From 0 to 100. A number out of range is drawn at the edge. */
  percent: number;
  /** The same in words, because stars are hard to count: "4,8 sur 5". */
  label: string;
  /** `hidden` where the words already stand nearby; they are still said. */
  labelled?: 'beside' | 'hidden';
  size?: 'text' | 'large';
}

/** How others judged something: a percentage as five stars, the last of them filled in part. */
export const StarRating = forwardRef<HTMLSpanElement, StarRatingProps>(function StarRating(
  { percent, label, labelled = 'beside', size, ...rest },
  ref,
) {
  const stars = (Math.min(100, Math.max(0, percent)) / 100) * STARS;
  return (
    <span {...withoutStyling(rest)} ref={ref} className={css.rating} data-stars={stars.toFixed(1)}>
      <svg
        viewBox={`0 0 ${STARS * 24} 24`}
        className={css.stars({ size })}
        aria-hidden="true"
        focusable="false"
      >
        {places.map((place) => (
          <Star key={place} place={place} filled={Math.min(1, Math.max(0, stars - place))} />
        ))}
      </svg>
      {labelled === 'hidden' ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={css.label}>{label}</span>
      )}
    </span>
  );
});
