'use client';
import { forwardRef } from 'react';
import { RadioGroup, type RadioGroupProps } from '../radio-group/index.ts';
import { ThemeSwatch } from './theme-swatch.tsx';

/** A theme to choose. */
export interface ThemeOption {
  /** The name that `data-sg-theme` gives it, or `system` for what the phone prefers. */
  readonly value: string;
  readonly label: string;
  /** One line on whom it helps. */
  readonly help?: string;
}

export interface ThemePickerProps extends Omit<RadioGroupProps, 'options' | 'appearance' | 'required'> {
  themes: readonly ThemeOption[];
}

/** Chooses the colours of the page, each shown in its own. Applying the choice is the caller's. */
export const ThemePicker = forwardRef<HTMLFieldSetElement, ThemePickerProps>(function ThemePicker(
  { themes, ...rest },
  ref,
) {
  const options = themes.map((theme) => ({ ...theme, picture: <ThemeSwatch theme={theme.value} /> }));
  return <RadioGroup {...rest} ref={ref} options={options} appearance="tiles" />;
});
