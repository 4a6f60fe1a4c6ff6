import { forwardRef } from 'react';
import { requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import { Text } from '../text/index.ts';
import * as css from './notice.css.ts';

export interface NoticeBoxProps extends Omit<NativeProps<'div'>, 'title'> {
  tone?: 'neutral' | 'success' | 'attention' | 'danger';
  /** One line above the text. */
  title?: string;
  icon: IconDrawing;
}

/** A notice for a caller that brings the icon, and so does not pay for the icons of all tones. */
export const NoticeBox = forwardRef<HTMLDivElement, NoticeBoxProps>(function NoticeBox(
  { tone = 'neutral', title, icon, children, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') requireVariants('Notice', css.notice, { tone });
  return (
    <div {...withoutStyling(rest)} ref={ref} data-tone={tone} className={css.notice({ tone })}>
      <Icon of={icon} size="medium" />
      <div className={css.body}>
        {title && <Text weight="bold">{title}</Text>}
        {typeof children === 'string' ? <Text>{children}</Text> : children}
      </div>
    </div>
  );
});
