'use client';
import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { useHydrated } from '../../props/use-hydrated.ts';
import { LanguageIcon, UnfoldIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import { list } from '../select/drawn-select.css.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './language-picker.css.ts';

/** A language, named in itself. */
export interface LanguageOption {
  /** The application's code, e.g. `fr`. */
  readonly code: string;
  /** The language's own name, e.g. `Français`. */
  readonly name: string;
  /** BCP 47 tag of the name, where it is not the code. */
  readonly tag?: string;
}

export interface LanguagePickerProps
  extends Omit<NativeProps<'select'>, 'value' | 'onChange' | 'children' | 'multiple' | 'size'> {
  languages: readonly LanguageOption[];
  /** Code of the chosen language. */
  value: string;
  onValueChange: (code: string) => void;
  /** The address at which links to the languages stand. It leads there as long as no script answers. */
  plainHref?: string;
  /** The text on the button. Where room is short, it is the code. */
  shown?: 'code' | 'name';
}

/** Chooses the language by the phone's own list, which everybody knows and which costs nothing. */
export const LanguagePicker = forwardRef<HTMLSelectElement, LanguagePickerProps>(function LanguagePicker(
  { languages, value, onValueChange, plainHref, shown = 'name', ...rest },
  ref,
) {
  const { language } = useMessages();
  const isAnswering = useHydrated();
  const chosen = languages.find(({ code }) => code === value);
  return (
    <span className={css.picker}>
      <Icon of={LanguageIcon} />
      <span className={css.current({ shown })} aria-hidden="true">
        {shown === 'code' ? value : (chosen?.name ?? value)}
      </span>
      {shown === 'name' && <Icon of={UnfoldIcon} />}
      {plainHref && !isAnswering ? (
        <a href={plainHref} aria-label={language} className={list} />
      ) : (
        <select
          aria-label={language}
          {...withoutStyling(rest)}
          ref={ref}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className={list}
        >
          {languages.map(({ code, name, tag }) => (
            <option key={code} value={code} lang={tag ?? code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </span>
  );
});
