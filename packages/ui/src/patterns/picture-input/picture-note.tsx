import { forwardRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { DangerIcon, OfflineIcon, SuccessIcon, TimeIcon, WarningIcon } from '../../components/icon/icons.ts';
import type { IconDrawing } from '../../components/icon/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { Notice, type NoticeProps } from '../../components/notice/index.ts';
import { Text } from '../../components/text/index.ts';

/** The state of a picture that was taken in. */
export type PictureState = 'reading' | 'read' | 'nothing' | 'refused' | 'offline' | 'failed';

const LOOKS: Readonly<Record<PictureState, { tone: NonNullable<NoticeProps['tone']>; icon: IconDrawing }>> = {
  reading: { tone: 'neutral', icon: TimeIcon },
  read: { tone: 'success', icon: SuccessIcon },
  nothing: { tone: 'attention', icon: WarningIcon },
  refused: { tone: 'danger', icon: DangerIcon },
  offline: { tone: 'attention', icon: OfflineIcon },
  failed: { tone: 'danger', icon: DangerIcon },
};

export interface PictureNoteProps
  extends Omit<NoticeProps, 'icon' | 'tone' | 'title' | 'announced' | 'children'> {
  state: PictureState;
  /** What happened and what to do, e.g. "Voici ce que j'ai lu : corrigez si besoin." */
  text: string;
  /** Where trying the same picture again may help. */
  retry?: { readonly label: string; readonly onRetry: () => void };
}

/** Says what becomes of a picture; read out when it changes. */
export const PictureNote = forwardRef<HTMLDivElement, PictureNoteProps>(function PictureNote(
  { state, text, retry, ...rest },
  ref,
) {
  const { tone, icon } = LOOKS[state];
  return (
    <Notice {...rest} ref={ref} tone={tone} icon={icon} announced="politely" data-state={state}>
      <Stack gap="small">
        <Text>{text}</Text>
        {retry && (
          <Button variant="secondary" width="fullOnPhone" onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )}
      </Stack>
    </Notice>
  );
});
