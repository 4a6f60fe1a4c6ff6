'use client';
import { forwardRef, type ReactNode, useId } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { FieldGroup } from '../field-group/index.ts';
import type { FormFieldTexts } from '../form-field/index.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import * as css from './radio-group.css.ts';

/** One answer. */
export interface RadioOption {
  readonly value: string;
  readonly label: string;
  /** One line under the label. */
  readonly help?: string;
  /** Drawn before the label. */
  readonly icon?: IconDrawing;
  /** A picture in place of an icon, for things that an icon cannot show. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps
  extends Omit<NativeProps<'fieldset'>, 'children' | 'onChange' | 'onBlur'>,
    FormFieldTexts {
  options: readonly RadioOption[];
  /** The chosen answer; none while empty or absent. */
  value?: string;
  onValueChange: (value: string) => void;
  /** Name of the answer in a plain post. */
  name?: string;
  /** `false` marks the question as optional in words; `true` lets the browser insist. */
  required?: boolean;
  /** `tiles` for a few short answers side by side. */
  appearance?: 'list' | 'tiles';
}

/** One of a few, all of them seen. Arrow keys choose. The ref is the group's. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  { options, value, onValueChange, name, required, appearance = 'list', error, ...rest },
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
      <div className={css.options({ appearance })}>
        {options.map((option) => {
          const checked = option.value === value;
          return (
            <label
              key={option.value}
              className={css.option({ appearance })}
              data-state={checked ? 'checked' : 'unchecked'}
            >
              <input
                type="radio"
                name={name ?? ownName}
                value={option.value}
                checked={checked}
                required={required}
                disabled={option.disabled}
                onChange={() => onValueChange(option.value)}
                className={css.radio}
              />
              {option.picture ?? (option.icon && <Icon of={option.icon} size="medium" />)}
              <span className={css.words({ appearance })}>
                {option.label}
                {option.help && <span className={css.help}>{option.help}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
});
