import { forwardRef } from 'react';
import { SearchField, type SearchFieldProps } from '../../components/search-field/index.ts';
import { Select, type SelectOption } from '../../components/select/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './learn-filters.css.ts';

/** One way to narrow a list; the first option is "all". */
export interface FilterChoice {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

export interface LearnFiltersProps extends Omit<NativeProps<'div'>, 'children'> {
  search: Pick<
    SearchFieldProps,
    'label' | 'value' | 'onValueChange' | 'onSearch' | 'submitLabel' | 'busy' | 'placeholder' | 'maxLength'
  >;
  category: FilterChoice;
  level: FilterChoice;
  /** How many were found, said when it changes: "12 cours". */
  found?: string;
}

/** Finds lessons: by words, by subject, by level. */
export const LearnFilters = forwardRef<HTMLDivElement, LearnFiltersProps>(function LearnFilters(
  { search, category, level, found, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.filters}>
      <div className={css.search}>
        <SearchField {...search} compact />
      </div>
      <Choice {...category} />
      <Choice {...level} />
      <output className={css.found}>{found}</output>
    </div>
  );
});

function Choice({ label, options, value, onValueChange }: FilterChoice) {
  return (
    <Select
      label={label}
      options={options}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}
