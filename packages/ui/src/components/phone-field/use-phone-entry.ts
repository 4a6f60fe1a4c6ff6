import { useState } from 'react';
import type { PhoneCountryCode, PhoneOrigin } from './phone-countries.ts';
import { type PhoneEntry, readPhone, toE164 } from './phone-number.ts';

/** The text in the field. It stays as the visitor writes it, while the form holds the number in E.164 form. */
export function usePhoneEntry(
  value: string,
  onValueChange: (value: string) => void,
  defaultCountry: PhoneCountryCode,
) {
  const [state, setState] = useState(() => ({ entry: readPhone(value, defaultCountry), value }));
  let { entry } = state;
  // The form gave the field another number: filled it in, or emptied it.
  if (state.value !== value) {
    entry = readPhone(value, entry.origin);
    setState({ entry, value });
  }

  const change = (next: PhoneEntry) => {
    const number = toE164(next);
    setState({ entry: next, value: number });
    onValueChange(number);
  };
  return {
    entry,
    setText: (text: string) => change(readPhone(text, entry.origin)),
    setOrigin: (origin: PhoneOrigin) => change({ origin, text: entry.text.replace('+', '') }),
  };
}
