import { forwardRef } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { FormField, type FormFieldTexts } from '../form-field/index.ts';
import { UnfoldIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import * as css from './select.css.ts';

/** One entry of a list to choose from. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Heading under which it stands together with its neighbours, e.g. a country. */
  readonly group?: string;
}

export interface SelectProps
  extends Omit<NativeProps<'select'>, 'children' | 'multiple' | 'size'>,
    FormFieldTexts {
  options: readonly SelectOption[];
  /** Stands first while nothing is chosen, e.g. "Choisissez une région"; its value is the empty string. */
  placeholder?: string;
  /** Stands in the field when there are no options, which disables it: "Aucune région disponible.". */
  emptyText?: string;
  /** `false` marks the field as optional in words; `true` lets the browser insist. */
  required?: boolean;
}

/** One of many, chosen from the phone's own list: it costs nothing and everybody knows it. The ref is the select's. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, emptyText, disabled, ...rest },
  ref,
) {
  const empty = options.length === 0;
  const first = empty ? (emptyText ?? placeholder) : placeholder;
  return (
    <FormField {...rest}>
      {({ className, ...control }) => (
        <span className={css.frame} data-state={empty ? 'empty' : 'ready'}>
          <select
            {...control}
            ref={ref}
            disabled={disabled || empty}
            className={`${className} ${css.select}`}
          >
            {first !== undefined && (
              <option value="" className={css.option}>
                {first}
              </option>
            )}
            {grouped(options).map(({ group, members }) =>
              group === undefined ? (
                <Options key="" of={members} />
              ) : (
                <optgroup key={group} label={group} className={css.option}>
                  <Options of={members} />
                </optgroup>
              ),
            )}
          </select>
          <span className={css.mark}>
            <Icon of={UnfoldIcon} />
          </span>
        </span>
      )}
    </FormField>
  );
});

/** Options by their group; those without one stand first. */
function grouped(options: readonly SelectOption[]) {
  const groups = new Map<string | undefined, SelectOption[]>([[undefined, []]]);
  for (const option of options) {
    groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  }
  return [...groups].map(([group, members]) => ({ group, members }));
}

function Options({ of }: { of: readonly SelectOption[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value} className={css.option}>
      {label}
    </option>
  ));
}
