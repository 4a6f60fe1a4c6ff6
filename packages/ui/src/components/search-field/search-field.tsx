'use client';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Button } from '../button/index.ts';
import { FormField, type FormFieldTexts } from '../form-field/index.ts';
import { CloseIcon, SearchIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './search-field.css.ts';

export interface SearchFieldProps
  extends Omit<NativeProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'required'>,
    FormFieldTexts {
  value: string;
  onValueChange: (value: string) => void;
  /** Enter and the button run it, with what is in the field. */
  onSearch: (value: string) => void;
  /** On the button, e.g. "Rechercher". */
  submitLabel: string;
  /** A search is under way: the button shows it. */
  busy?: boolean;
  /** Replaces `submitLabel` while busy. */
  busyLabel?: string;
  /** Searching is not what the screen is for: on a phone the button is only its icon, beside the field. */
  compact?: boolean;
  /** The address of a plain request, before or without scripts. The field's `name` carries the text. */
  action?: string;
}

/** Looks something up. A form of its own, so it stands in no other form. The ref is the input's. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  {
    label,
    help,
    error,
    id,
    value,
    onValueChange,
    onSearch,
    submitLabel,
    busy,
    busyLabel,
    compact = false,
    action,
    name = 'search',
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  return (
    <search className={css.search}>
      <form
        method="get"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSearch(value);
        }}
      >
        <FormField label={label} help={help} error={error} id={id} aria-describedby={describedBy}>
          {({ className, ...control }) => (
            <div className={css.row}>
              <span className={css.frame}>
                {!compact && (
                  <span className={css.mark}>
                    <Icon of={SearchIcon} />
                  </span>
                )}
                <input
                  autoComplete="off"
                  enterKeyHint="search"
                  {...withoutStyling(rest)}
                  ref={input}
                  type="search"
                  name={name}
                  value={value}
                  onChange={(event) => onValueChange(event.currentTarget.value)}
                  {...control}
                  className={`${className} ${compact ? css.plainInput : css.input}`}
                />
                {value !== '' && (
                  <span className={css.clear}>
                    <IconButton
                      label={messages.clear}
                      icon={CloseIcon}
                      onClick={() => {
                        onValueChange('');
                        input.current?.focus();
                      }}
                    />
                  </span>
                )}
              </span>
              <span className={css.button}>
                {compact ? (
                  <Button type="submit" busy={busy}>
                    {!busy && (
                      // Alone in the middle of the button, where its word is not shown.
                      <span>
                        <Icon of={SearchIcon} />
                      </span>
                    )}
                    <span className={css.word}>{submitLabel}</span>
                  </Button>
                ) : (
                  <Button type="submit" busy={busy} busyLabel={busyLabel}>
                    {submitLabel}
                  </Button>
                )}
              </span>
            </div>
          )}
        </FormField>
      </form>
    </search>
  );
});
