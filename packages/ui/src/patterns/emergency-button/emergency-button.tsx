import { forwardRef } from 'react';
import { EmergencyIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/ui-provider/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './emergency-button.css.ts';

export interface EmergencyButtonProps extends Omit<NativeProps<'a'>, 'children'> {
  /** First aid. */
  href: string;
  /** E.g. "J'ai envoyé l'argent". */
  label: string;
  /** One line under it, e.g. "Que faire dans les prochaines minutes". Only on the large one. */
  hint?: string;
  /** `small` beside other things, `large` alone. */
  size?: 'small' | 'large';
  /** `fullOnPhone` fills the line below 768 px, as the buttons around a small one do. */
  width?: 'content' | 'fullOnPhone';
}

/** The way to first aid for people who have already paid or given a code. The only red thing to press on a calm page. */
export const EmergencyButton = forwardRef<HTMLAnchorElement, EmergencyButtonProps>(function EmergencyButton(
  { label, hint, size = 'large', width, ...rest },
  ref,
) {
  return (
    <Anchor {...withoutStyling(rest)} ref={ref} className={css.emergency({ size, width })}>
      <Icon of={EmergencyIcon} size={size === 'large' ? 'large' : 'medium'} />
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {hint && size === 'large' && <span className={css.hint}>{hint}</span>}
      </span>
    </Anchor>
  );
});
