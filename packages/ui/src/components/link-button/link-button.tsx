import { forwardRef } from 'react';
import { requireProps, requireVariants } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from '../button/button.css.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import { Anchor } from '../ui-provider/index.ts';

export interface LinkButtonProps extends NativeProps<'a'> {
  href: string;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'large';
  /** `fullOnPhone` fills the line below 768 px. */
  width?: 'content' | 'full' | 'fullOnPhone';
  /** Drawn before the label. */
  icon?: IconDrawing;
}

/** Goes somewhere and looks like a button, because going there is what the visitor came for. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, width, icon, children, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps(
      'LinkButton',
      { href: rest.href, children },
      'Without an address it is no link; for doing something there is Button.',
    );
    requireVariants('LinkButton', css.button, { variant, size, width });
  }
  return (
    <Anchor {...withoutStyling(rest)} ref={ref} className={css.button({ variant, size, width })}>
      <span>
        {icon && <Icon of={icon} />}
        {children}
      </span>
    </Anchor>
  );
});
