import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { AboutIcon, DangerIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import { Text } from '../text/index.ts';
import * as css from './notice.css.ts';

type Tone = NonNullable<css.NoticeVariants['tone']>;

const ICONS: Record<Tone, IconDrawing> = {
  neutral: AboutIcon,
  success: SuccessIcon,
  attention: WarningIcon,
  danger: DangerIcon,
};

export interface NoticeProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  tone?: Tone;
  /** One line above the text. */
  title?: string;
  /** Drawn instead of the tone's own icon. */
  icon?: IconDrawing;
  /** Whether it is read out when it appears: at the next pause, at once, or not. */
  announced?: 'politely' | 'atOnce' | 'never';
}

const ROLES = { politely: 'status', atOnce: 'alert', never: undefined } as const;

/** Something to know, in its place on the page. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'neutral', title, icon = ICONS[tone], announced = 'never', children, ...rest },
  ref,
) {
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
