import { forwardRef, type ReactNode } from 'react';
import { TipIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './help-box.css.ts';

export interface HelpBoxProps extends Omit<NativeProps<'div'>, 'title'> {
  /** E.g. "Comment faire". */
  title: string;
  /** How to do it, in a sentence or two. */
  children: string;
  /** E.g. a ListenButton. */
  action?: ReactNode;
}

/** How to fill in what follows. */
export const HelpBox = forwardRef<HTMLDivElement, HelpBoxProps>(function HelpBox(
  { title, children, action, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.help}>
      <span className={css.icon}>
        <Icon of={TipIcon} size="medium" />
      </span>
      <div>
        <Text weight="bold">{title}</Text>
        <Text>{children}</Text>
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
});
