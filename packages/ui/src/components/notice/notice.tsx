import { forwardRef } from 'react';
import { requireKnown } from '../../props/misuse.ts';
import { AboutIcon, DangerIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import type { IconDrawing } from '../icon/index.ts';
import { NoticeBox, type NoticeBoxProps } from './notice-box.tsx';

type Tone = 'neutral' | 'success' | 'attention' | 'danger';

const ICONS: Record<Tone, IconDrawing> = {
  neutral: AboutIcon,
  success: SuccessIcon,
  attention: WarningIcon,
  danger: DangerIcon,
};

const ROLES = { politely: 'status', atOnce: 'alert', never: undefined } as const;

export interface NoticeProps extends Omit<NoticeBoxProps, 'icon' | 'role'> {
  tone?: 'neutral' | 'success' | 'attention' | 'danger';
  /** Drawn instead of the tone's own icon. */
  icon?: IconDrawing;
  /** Whether it is read out when it appears: at the next pause, at once, or not. */
  announced?: keyof typeof ROLES;
}

/** Something to know, in its place on the page. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'neutral', icon = ICONS[tone], announced = 'never', ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production')
    requireKnown('Notice', 'announced', announced, Object.keys(ROLES));
  return <NoticeBox {...rest} ref={ref} role={ROLES[announced]} tone={tone} icon={icon} />;
});
