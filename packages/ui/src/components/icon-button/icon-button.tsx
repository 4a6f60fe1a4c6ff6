import { forwardRef } from 'react';
import { requireProps, requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import * as css from './icon-button.css.ts';

export interface IconButtonProps extends Omit<NativeProps<'button'>, 'children' | 'aria-label'> {
  /** The name of the button's action, for people who do not see the icon. It is also the tooltip. */
  label: string;
  icon: IconDrawing;
  variant?: 'quiet' | 'outlined';
}

/** A button whose icon everybody knows (close, menu, back). Anything else is a Button with a word. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant, type = 'button', ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps(
      'IconButton',
      { label, icon },
      'Screen readers say its label, and everybody else sees its icon.',
    );
    requireVariants('IconButton', css.iconButton, { variant });
  }
  return (
    <button
      title={label}
      {...withoutStyling(rest)}
      ref={ref}
      type={type}
      aria-label={label}
      className={css.iconButton({ variant })}
    >
      <Icon of={icon} size="medium" />
    </button>
  );
});
