import { forwardRef, type ReactNode } from 'react';
import { Heading } from '../../components/heading/index.ts';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Text } from '../../components/text/index.ts';
import { Anchor } from '../../components/ui-provider/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { FOOTER_ID, FOOTER_LANGUAGES_ID } from '../app-header/index.ts';
import { Logo } from '../logo/index.ts';
import { ariaCurrent, type NavItem } from '../navigation/nav-item.ts';
import * as css from './footer.css.ts';

/** A way to reach the people behind the product; without an address, it is only read. */
export interface ContactLine {
  readonly label: string;
  readonly href?: string;
  readonly icon?: IconDrawing;
}

/** A language of the site and the address that chooses it. */
export interface FooterLanguage extends NavItem {
  /** BCP 47 tag of the label. */
  readonly tag: string;
}

export interface FooterProps extends Omit<NativeProps<'footer'>, 'children'> {
  siteName: string;
  /** A sentence that says what the product is. */
  mission: string;
  services: { readonly heading: string; readonly links: readonly NavItem[] };
  usefulLinks: { readonly heading: string; readonly links: readonly NavItem[] };
  contact: { readonly heading: string; readonly lines: readonly ContactLine[] };
  languages: { readonly heading: string; readonly links: readonly FooterLanguage[] };
  /** The last line. */
  note?: string;
}

/** The foot of every page: everything the site has, without a script. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { siteName, mission, services, usefulLinks, contact, languages, note, id = FOOTER_ID, ...rest },
  ref,
) {
  return (
    <footer {...withoutStyling(rest)} ref={ref} id={id} className={css.footer}>
      <Container>
        <div className={css.content}>
          <div className={css.top}>
            <div className={css.about}>
              <Logo name={siteName} />
              <Text>{mission}</Text>
            </div>
            <div className={css.groups}>
              <Group heading={services.heading}>{services.links.map(toLink)}</Group>
              <Group heading={usefulLinks.heading}>{usefulLinks.links.map(toLink)}</Group>
              <Group heading={contact.heading}>{contact.lines.map(toContact)}</Group>
            </div>
          </div>
          <div>
            <Heading level={2} size="small">
              {languages.heading}
            </Heading>
            <ul id={FOOTER_LANGUAGES_ID} className={css.languages}>
              {languages.links.map((item) => (
                <li key={item.href}>
                  <a
                    href={item.href}
                    lang={item.tag}
                    hrefLang={item.tag}
                    aria-current={item.current ? 'true' : undefined}
                    className={css.link}
                  >
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {note && (
            <Text size="small" tone="muted">
              {note}
            </Text>
          )}
        </div>
      </Container>
    </footer>
  );
});

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Heading level={2} size="small">
        {heading}
      </Heading>
      <ul className={css.list}>{children}</ul>
    </div>
  );
}

const toLink = (item: NavItem) => (
  <li key={item.href}>
    <Anchor href={item.href} aria-current={ariaCurrent(item)} className={css.link}>
      {item.icon && <Icon of={item.icon} />}
      {item.label}
    </Anchor>
  </li>
);

const toContact = ({ label, href, icon }: ContactLine) => {
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {label}
    </>
  );
  return (
    <li key={label}>
      {href ? (
        <Anchor href={href} className={css.link}>
          {content}
        </Anchor>
      ) : (
        <span className={css.line}>{content}</span>
      )}
    </li>
  );
};
