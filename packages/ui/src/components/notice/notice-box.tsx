import { forwardRef } from 'react';
import { requireKnown, requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import { Text } from '../text/index.ts';
import * as css from './notice.css.ts';

export interface NoticeBoxProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  tone?: 'neutral' | 'success' | 'attention' | 'danger';
  /** One line above the text. */
  title?: string;
  icon: IconDrawing;
  /** Whether it is read out when it appears: at the next pause, at once, or not. */
  announced?: 'politely' | 'atOnce' | 'never';
}

const ROLES = { politely: 'status', atOnce: 'alert', never: undefined } as const;

/** A notice for a caller that brings the icon, and so does not pay for the icons of all tones. */
export const NoticeBox = forwardRef<HTMLDivElement, NoticeBoxProps>(function NoticeBox(
  { tone = 'neutral', title, icon, announced = 'never', children, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') {
    requireVariants('Notice', css.notice, { tone });
    requireKnown('Notice', 'announced', announced, Object.keys(ROLES));
  }
  return (
    <div
      {...withoutStyling(rest)}
      ref={ref}
      role={ROLES[announced]}
      data-tone={tone}
      className={css.notice({ tone })}
    >
      <Icon of={icon} size="medium" />
      <div className={css.body}>
        {title && <Text weight="bold">{title}</Text>}
        {typeof children === 'string' ? <Text>{children}</Text> : children}
      </div>
    </div>
  );
});
