import { forwardRef } from 'react';
import { CloseIcon, MicrophoneIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './voice-nav-button.css.ts';

/** Where a spoken command stands. Source: specification, section 4. */
export type VoiceNavState = 'off' | 'listening' | 'waiting' | 'heard' | 'notRecognised' | 'going';

export interface VoiceNavButtonProps extends Omit<NativeProps<'button'>, 'children' | 'aria-label' | 'type'> {
  state: VoiceNavState;
  /** While off, e.g. "Naviguer à la voix". */
  label: string;
  /** While on, e.g. "Arrêter la voix". */
  stopLabel: string;
  /**
   * The state while it is on: "Écoute en cours...", "En attente de votre commande...", "Navigation vers ...", "Commande non
   * reconnue. Veuillez réessayer."
   */
  message?: string;
  /** What was understood. */
  heard?: string;
  /** Says that this is a demonstration, if nothing is really heard. */
  demonstrationNote?: string;
  onToggle: () => void;
}

/** Goes to a page by voice. Says in words what it is doing. */
export const VoiceNavButton = forwardRef<HTMLButtonElement, VoiceNavButtonProps>(function VoiceNavButton(
  { state, label, stopLabel, message, heard, demonstrationNote, onToggle, ...rest },
  ref,
) {
  const isOn = state !== 'off';
  const name = isOn ? stopLabel : label;
  return (
    <div className={css.voice}>
      <output className={css.status}>
        {isOn && (message || heard) && (
          <span data-state={state} className={css.bubble}>
            {heard && <span className={css.heard}>« {heard} »</span>}
            {message && <span>{message}</span>}
            {demonstrationNote && <span className={css.note}>{demonstrationNote}</span>}
          </span>
        )}
      </output>
      <button
        title={name}
        {...withoutStyling(rest)}
        ref={ref}
        type="button"
        aria-label={name}
        data-state={state}
        className={css.round({
          look: isOn ? 'strong' : 'quiet',
          listens: state === 'listening' || state === 'waiting',
        })}
        onClick={onToggle}
      >
        <Icon of={isOn ? CloseIcon : MicrophoneIcon} size="medium" />
      </button>
    </div>
  );
});
