'use client';
import { forwardRef, useId } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { unseen } from '../../theme/unseen.css.ts';
import { FieldGroup } from '../field-group/index.ts';
import type { FormFieldTexts } from '../form-field/index.ts';
import { Star } from './star.tsx';
import * as css from './star-rating-field.css.ts';

export interface StarRatingFieldProps
  extends Omit<NativeProps<'fieldset'>, 'children' | 'onChange' | 'onBlur'>,
    FormFieldTexts {
  /** From 1 to 5; 0 while nothing is chosen. */
  value: number;
  onValueChange: (value: number) => void;
  /** The meanings of one to five stars: "Très mauvais" … "Excellent". */
  meanings: readonly [string, string, string, string, string];
  /** Name of the answer in a plain post. */
  name?: string;
  /** `false` marks the question as optional in words; `true` lets the browser insist. */
  required?: boolean;
}

/** Judges something with one to five stars, each with its meaning in words. Arrow keys choose. The ref is the group's. */
export const StarRatingField = forwardRef<HTMLFieldSetElement, StarRatingFieldProps>(function StarRatingField(
  { value, onValueChange, meanings, name, required, error, ...rest },
  ref,
) {
  const ownName = useId();
  return (
    <FieldGroup
      {...rest}
      ref={ref}
      role="radiogroup"
      error={error}
      required={required}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
    >
      <div className={css.row}>
        {meanings.map((meaning, place) => {
          const stars = place + 1;
          return (
            <span key={meaning} className={css.star} data-state={stars <= value ? 'filled' : 'empty'}>
              <svg viewBox="0 0 24 24" className={css.drawing} aria-hidden="true" focusable="false">
                <Star place={0} filled={stars <= value ? 1 : 0} />
              </svg>
              <input
                type="radio"
                name={name ?? ownName}
                value={stars}
                checked={stars === value}
                required={required}
                aria-label={`${stars} – ${meaning}`}
                onChange={() => onValueChange(stars)}
                className={unseen}
              />
            </span>
          );
        })}
        <span className={css.chosen} aria-hidden="true">
          {meanings[value - 1]}
        </span>
      </div>
    </FieldGroup>
  );
});
