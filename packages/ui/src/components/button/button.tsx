import { forwardRef } from 'react';
import { requireProps, requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import * as css from './button.css.ts';

export interface ButtonProps extends NativeProps<'button'> {
  /** `primary` is the one main action of a screen; `danger` acts on something that harms. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'large';
  /** `fullOnPhone` fills the line below 768 px. */
  width?: 'content' | 'full' | 'fullOnPhone';
  /** Drawn before the label. */
  icon?: IconDrawing;
  /** Something is under way: the button shows it, cannot be pressed, and keeps the focus. */
  busy?: boolean;
  /** Replaces the label while busy, e.g. "Vérification en cours...". */
  busyLabel?: string;
}

/** Does something. For going somewhere there is LinkButton. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, width, icon, busy = false, busyLabel, onClick, type = 'button', children, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps('Button', { children }, 'Its words say what it does; for a sign alone there is IconButton.');
    requireVariants('Button', css.button, { variant, size, width });
  }
  return (
    <button
      aria-disabled={busy || undefined}
      {...withoutStyling(rest)}
      ref={ref}
      type={type}
      className={css.button({ variant, size, width })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      data-state={busy ? 'busy' : 'idle'}
    >
      <span>
        {busy ? <Threads /> : icon && <Icon of={icon} />}
        {busy && busyLabel ? busyLabel : children}
      </span>
    </button>
  );
});

function Threads() {
  return (
    <span className={css.threads} aria-hidden="true">
      <span className={css.thread} />
      <span className={css.thread} />
      <span className={css.thread} />
    </span>
  );
}
