import { forwardRef } from 'react';
import { requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import * as css from './badge.css.ts';

export interface BadgeProps extends NativeProps<'span'> {
  /** Colours it; the word says the same, because colour alone says nothing. */
  tone?: 'neutral' | 'success' | 'attention' | 'danger';
  /** Drawn before the word. */
  icon?: IconDrawing;
}

/** One or two words on what something is: a level, a status, a region. Not a control. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', icon, children, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') requireVariants('Badge', css.badge, { tone });
  return (
    <span {...withoutStyling(rest)} ref={ref} className={css.badge({ tone })} data-tone={tone}>
      {icon ? (
        <span className={css.withIcon}>
          <Icon of={icon} />
          <span>{children}</span>
        </span>
      ) : (
        children
      )}
    </span>
  );
});
