import { forwardRef } from 'react';
import { requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './text.css.ts';

export interface TextProps extends NativeProps<'p'> {
  size?: 'small' | 'body' | 'lead';
  tone?: 'inherit' | 'ink' | 'muted';
  weight?: 'regular' | 'bold';
}

/** A paragraph. Lines stay under 65 characters. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(
  { size, tone, weight, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') requireVariants('Text', css.text, { size, tone, weight });
  return <p {...withoutStyling(rest)} ref={ref} className={css.text({ size, tone, weight })} />;
});
