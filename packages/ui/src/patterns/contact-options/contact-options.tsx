import { forwardRef } from 'react';
import { TimeIcon } from '../../components/icon/icons.ts';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { Anchor } from '../../components/ui-provider/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './contact-options.css.ts';

/** One way to reach somebody. A way without a number of its own leads to the message form. */
export interface ContactOption {
  readonly id: string;
  readonly icon: IconDrawing;
  /** E.g. "Téléphone", "WhatsApp", "E-mail". */
  readonly label: string;
  /** The number or address, or what happens instead: "Laissez-nous un message". */
  readonly value: string;
  readonly href: string;
}

export interface ContactOptionsProps extends Omit<NativeProps<'div'>, 'children'> {
  options: readonly ContactOption[];
  /** When somebody answers, e.g. "Lundi à vendredi, 8h-18h GMT+0". */
  hours?: string;
}

/** Ways to reach somebody, and when. */
export const ContactOptions = forwardRef<HTMLDivElement, ContactOptionsProps>(function ContactOptions(
  { options, hours, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.options}>
      <ul className={css.list}>
        {options.map(({ id, icon, label, value, href }) => (
          <li key={id}>
            <Anchor href={href} className={css.way}>
              <span className={css.tile}>
                <Icon of={icon} size="medium" />
              </span>
              <span className={css.words}>
                <span className={css.label}>{label}</span> <span className={css.value}>{value}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {hours && (
        <p className={css.hours}>
          <Icon of={TimeIcon} />
          {hours}
        </p>
      )}
    </div>
  );
});
