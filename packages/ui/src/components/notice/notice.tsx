import { forwardRef } from 'react';
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

export interface NoticeProps extends Omit<NoticeBoxProps, 'icon'> {
  tone?: 'neutral' | 'success' | 'attention' | 'danger';
  /** Drawn instead of the tone's own icon. */
  icon?: IconDrawing;
}

/** Something to know, in its place on the page. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'neutral', icon = ICONS[tone], ...rest },
  ref,
) {
  return <NoticeBox {...rest} ref={ref} tone={tone} icon={icon} />;
});
