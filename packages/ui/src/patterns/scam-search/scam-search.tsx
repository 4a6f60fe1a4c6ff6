'use client';
import { forwardRef } from 'react';
import type { HeadingLevel } from '../../components/heading/index.ts';
import { SearchField, type SearchFieldProps } from '../../components/search-field/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { ScamResults, type ScamSearchOutcome } from './scam-results.tsx';
import * as css from './scam-search.css.ts';

type FieldProps = Pick<
  SearchFieldProps,
  | 'label'
  | 'help'
  | 'placeholder'
  | 'submitLabel'
  | 'busyLabel'
  | 'value'
  | 'onValueChange'
  | 'onSearch'
  | 'maxLength'
>;

export interface ScamSearchProps extends Omit<NativeProps<'div'>, 'children' | 'placeholder'>, FieldProps {
  outcome: ScamSearchOutcome;
  /** Level of the headings of what is found. */
  headingLevel?: HeadingLevel;
}

/** Looks for what others reported. The ref is that of the whole. */
export const ScamSearch = forwardRef<HTMLDivElement, ScamSearchProps>(function ScamSearch(
  {
    outcome,
    headingLevel = 2,
    label,
    help,
    placeholder,
    submitLabel,
    busyLabel,
    value,
    onValueChange,
    onSearch,
    maxLength,
    ...rest
  },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.search} data-state={outcome.state}>
      <SearchField
        label={label}
        help={help}
        placeholder={placeholder}
        submitLabel={submitLabel}
        busyLabel={busyLabel}
        value={value}
        onValueChange={onValueChange}
        onSearch={onSearch}
        maxLength={maxLength}
        busy={outcome.state === 'loading'}
        error={outcome.state === 'tooShort' ? outcome.text : undefined}
      />
      <ScamResults outcome={outcome} headingLevel={headingLevel} />
    </div>
  );
});
