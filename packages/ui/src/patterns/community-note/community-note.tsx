import { forwardRef } from 'react';
import { CommunityIcon } from '../../components/icon/icons.ts';
import { NoticeBox } from '../../components/notice/notice-box.tsx';
import type { NativeProps } from '../../props/native-props.ts';

export interface CommunityNoteProps extends Omit<NativeProps<'div'>, 'title' | 'role' | 'children'> {
  /** E.g. "Signalé par 4 personnes.". */
  children: string;
}

/** Other people's reports about the same thing. It says what happened, and accuses nobody. */
export const CommunityNote = forwardRef<HTMLDivElement, CommunityNoteProps>(function CommunityNote(
  { children, ...rest },
  ref,
) {
  return (
    <NoticeBox {...rest} ref={ref} tone="attention" icon={CommunityIcon}>
      {children}
    </NoticeBox>
  );
});
