import { forwardRef } from 'react';
import { ChatIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { round } from '../voice-nav-button/voice-nav-button.css.ts';

export interface AssistantButtonProps
  extends Omit<NativeProps<'button'>, 'children' | 'title' | 'aria-label' | 'type'> {
  /** E.g. "Ouvrir l'assistant". */
  label: string;
  /** Whether the assistant stands open. */
  open?: boolean;
}

/** The round button that opens the assistant; it may stand on the page before the assistant itself has been fetched. */
export const AssistantButton = forwardRef<HTMLButtonElement, AssistantButtonProps>(function AssistantButton(
  { label, open = false, ...rest },
  ref,
) {
  return (
    <button
      title={label}
      {...withoutStyling(rest)}
      ref={ref}
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      className={round({ look: 'strong', listens: false })}
    >
      <Icon of={ChatIcon} size="medium" />
    </button>
  );
});
