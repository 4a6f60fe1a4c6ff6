import { forwardRef } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { Text } from '../../components/text/index.ts';
import { WovenBand } from '../../components/woven-band/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import type { NavItem } from '../navigation/index.ts';
import * as css from './call-to-action.css.ts';

export interface CallToActionProps extends Omit<NativeProps<'section'>, 'title'> {
  title: string;
  headingLevel?: HeadingLevel;
  /** One sentence. */
  children: string;
  /** Where it leads; one or two ways. */
  actions: readonly NavItem[];
}

/** The last word of a page: what to do next. */
export const CallToAction = forwardRef<HTMLElement, CallToActionProps>(function CallToAction(
  { title, headingLevel = 2, children, actions, ...rest },
  ref,
) {
  return (
    <section {...withoutStyling(rest)} ref={ref} className={css.call}>
      <WovenBand />
      <div className={css.content}>
        <div className={css.words}>
          <Heading level={headingLevel} size="headline">
            {title}
          </Heading>
          <Text size="lead">{children}</Text>
        </div>
        <div className={css.actions}>
          {actions.map(({ href, label, icon }) => (
            <LinkButton
              key={href}
              href={href}
              icon={icon}
              variant="secondary"
              size="large"
              width="fullOnPhone"
            >
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </section>
  );
});
