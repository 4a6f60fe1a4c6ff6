'use client';
import { forwardRef } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { FormField, type FormFieldTexts } from '../form-field/index.ts';
import { LanguageIcon, UnfoldIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import { list } from '../select/drawn-select.css.ts';
import { useMessages } from '../ui-provider/index.ts';
import { PHONE_COUNTRIES, type PhoneCountryCode, type PhoneOrigin, phoneCountry } from './phone-countries.ts';
import * as css from './phone-field.css.ts';
import { usePhoneEntry } from './use-phone-entry.ts';

export interface PhoneFieldProps
  extends Omit<NativeProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'>,
    FormFieldTexts {
  /** The number in E.164 form as far as it is typed, e.g. `+2290197000000`; empty while there is none. */
  value: string;
  onValueChange: (value: string) => void;
  /** The region's countries in the visitor's language. */
  countryNames: Readonly<Record<PhoneCountryCode, string>>;
  /** Chosen at first. */
  defaultCountry?: PhoneCountryCode;
  /** `false` marks the field as optional in words; `true` lets the browser insist. */
  required?: boolean;
}

/**
 * A phone number with its country. It may be typed with spaces or pasted whole: a number that brings its calling code
 * chooses the country itself. The ref is the number's input.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { value, onValueChange, countryNames, defaultCountry = 'BJ', ...rest },
  ref,
) {
  const messages = useMessages();
  const { entry, setText, setOrigin } = usePhoneEntry(value, onValueChange, defaultCountry);
  const callingCode = phoneCountry(entry.origin)?.callingCode;
  return (
    <FormField {...rest}>
      {({ className, ...control }) => (
        <div className={css.row} data-country={entry.origin}>
          <span className={css.country}>
            {callingCode ? <span aria-hidden="true">+{callingCode}</span> : <Icon of={LanguageIcon} />}
            <Icon of={UnfoldIcon} />
            <select
              aria-label={messages.callingCode}
              value={entry.origin}
              disabled={rest.disabled}
              onChange={(event) => setOrigin(event.currentTarget.value as PhoneOrigin)}
              className={list}
            >
              {PHONE_COUNTRIES.map(({ code, callingCode }) => (
                <option key={code} value={code}>
                  {countryNames[code]} (+{callingCode})
                </option>
              ))}
              <option value="other">{messages.otherCountry}</option>
            </select>
          </span>
          <input
            placeholder={callingCode ? undefined : '+'}
            {...control}
            ref={ref}
            type="tel"
            inputMode="tel"
            autoComplete={rest.autoComplete ?? 'tel'}
            value={entry.text}
            onChange={(event) => setText(event.currentTarget.value)}
            className={`${className} ${css.input}`}
          />
        </div>
      )}
    </FormField>
  );
});
