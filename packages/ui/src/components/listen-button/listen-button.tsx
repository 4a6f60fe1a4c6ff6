import { forwardRef, type ReactNode } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { Button } from '../button/index.ts';
import { ListenIcon, PauseIcon } from '../icon/icons.ts';

export interface ListenButtonProps extends Omit<NativeProps<'button'>, 'children' | 'onToggle'> {
  /** While silent, e.g. "Écouter l'analyse". */
  label: string;
  /** While speaking, e.g. "Pause". */
  stopLabel: string;
  /** Whether the text is being read. */
  speaking: boolean;
  onToggle: () => void;
  variant?: 'secondary' | 'quiet';
  width?: 'content' | 'full' | 'fullOnPhone';
  /** Follows it, e.g. how fast it is read. */
  beside?: ReactNode;
}

/** Reads a text aloud, and stops. */
export const ListenButton = forwardRef<HTMLButtonElement, ListenButtonProps>(function ListenButton(
  { label, stopLabel, speaking, onToggle, variant = 'secondary', beside, ...rest },
  ref,
) {
  return (
    <>
      <Button
        {...rest}
        ref={ref}
        variant={variant}
        icon={speaking ? PauseIcon : ListenIcon}
        onClick={onToggle}
        data-scripted=""
      >
        {speaking ? stopLabel : label}
      </Button>
      {beside}
    </>
  );
});
