import { forwardRef } from 'react';
import { Heading } from '../../components/heading/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { Text } from '../../components/text/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import type { NavItem } from '../navigation/nav-item.ts';
import * as css from './hero-banner.css.ts';
import { HeroIllustration } from './hero-illustration.tsx';

export interface HeroBannerProps extends Omit<NativeProps<'section'>, 'children'> {
  /** The page's first heading. */
  headline: string;
  /** One or two short sentences. */
  lead: string;
  /** The one main action of the page. */
  primary: NavItem;
  secondary: NavItem;
  /** Quieter ways to get help: talk, call. */
  links?: readonly NavItem[];
}

/** The purpose of the product, and the two things most people come to do. */
export const HeroBanner = forwardRef<HTMLElement, HeroBannerProps>(function HeroBanner(
  { headline, lead, primary, secondary, links, ...rest },
  ref,
) {
  return (
    <section {...withoutStyling(rest)} ref={ref} className={css.hero}>
      <div className={css.words}>
        <Heading level={1} size="display">
          {headline}
        </Heading>
        <Text size="lead">{lead}</Text>
        <div className={css.buttons}>
          <LinkButton href={primary.href} icon={primary.icon} size="large" width="fullOnPhone">
            {primary.label}
          </LinkButton>
          <LinkButton
            href={secondary.href}
            icon={secondary.icon}
            size="large"
            variant="secondary"
            width="fullOnPhone"
          >
            {secondary.label}
          </LinkButton>
        </div>
        {links && (
          <div className={css.links}>
            {links.map(({ href, label, icon }) => (
              <TextLink key={href} href={href} icon={icon} standing="alone">
                {label}
              </TextLink>
            ))}
          </div>
        )}
      </div>
      <div className={css.illustration}>
        <HeroIllustration />
      </div>
    </section>
  );
});
