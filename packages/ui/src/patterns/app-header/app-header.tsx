'use client';
import { type ComponentType, forwardRef, useRef, useState } from 'react';
import { EmergencyIcon, MenuIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { iconButton } from '../../components/icon-button/icon-button.css.ts';
import { type LanguageOption, LanguagePicker } from '../../components/language-picker/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Anchor, useMessages } from '../../components/ui-provider/index.ts';
import { WovenBand } from '../../components/woven-band/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Logo } from '../logo/index.ts';
import { ariaCurrent, type NavItem } from '../navigation/nav-item.ts';
import * as css from './app-header.css.ts';
import type { NavDrawerProps } from './nav-drawer.tsx';

export interface AppHeaderProps extends Omit<NativeProps<'header'>, 'children'> {
  /** The product's name, in the logo. */
  siteName: string;
  homeHref: string;
  /** The main pages. */
  links: readonly NavItem[];
  /** The quiet pages above: about, support, contact. */
  stripLinks: readonly NavItem[];
  signIn: NavItem;
  /** The way to first aid, e.g. "J'ai envoyé l'argent"; in a narrow window or large text its icon alone. */
  emergency?: { readonly label: string; readonly href: string };
  languages: readonly LanguageOption[];
  /** Code of the language of the page. */
  language: string;
  onLanguageChange: (code: string) => void;
}

/**
 * The head of every page. Below 1120 px the main pages stand in a drawer, which is loaded when the menu is first touched. If that
 * fails, the button leads to the same links in the footer.
 */
export const AppHeader = forwardRef<HTMLElement, AppHeaderProps>(function AppHeader(
  {
    siteName,
    homeHref,
    links,
    stripLinks,
    signIn,
    emergency,
    languages,
    language,
    onLanguageChange,
    ...rest
  },
  ref,
) {
  const messages = useMessages();
  const picker = {
    languages,
    value: language,
    onValueChange: onLanguageChange,
    plainHref: `#${FOOTER_LANGUAGES_ID}`,
  };
  return (
    <header {...withoutStyling(rest)} ref={ref} className={css.header}>
      <div className={css.strip}>
        <Container>
          <div className={css.stripBar}>
            <nav aria-label={messages.secondaryNavigation}>
              <ul className={css.stripList}>
                {stripLinks.map((item) => (
                  <li key={item.href}>
                    <StripLink {...item} />
                  </li>
                ))}
              </ul>
            </nav>
            <LanguagePicker {...picker} />
            <StripLink {...signIn} />
          </div>
        </Container>
      </div>
      <Container>
        <div className={css.bar}>
          <Anchor href={homeHref} className={css.home}>
            <Logo name={siteName} />
          </Anchor>
          <nav aria-label={messages.mainNavigation} className={css.nav}>
            <ul className={css.links}>
              {links.map((item) => (
                <li key={item.href}>
                  <Anchor href={item.href} aria-current={ariaCurrent(item)} className={css.link}>
                    {item.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.tools}>
            {emergency && (
              <Anchor href={emergency.href} aria-label={emergency.label} className={css.emergency}>
                <Icon of={EmergencyIcon} size="medium" />
                <span className={css.emergencyLabel}>{emergency.label}</span>
              </Anchor>
            )}
            <div className={css.onPhone}>
              <LanguagePicker {...picker} shown="code" />
            </div>
            <div className={css.untilDesktop}>
              <Menu links={links} stripLinks={stripLinks} signIn={signIn} />
            </div>
          </div>
        </div>
      </Container>
      <WovenBand />
    </header>
  );
});

function StripLink(item: NavItem) {
  return (
    <Anchor href={item.href} aria-current={ariaCurrent(item)} className={css.stripLink}>
      {item.label}
    </Anchor>
  );
}

/** The id of the footer, where the same links stand without a drawer. */
export const FOOTER_ID = 'pied-de-page';

/** And the languages, each a link. */
export const FOOTER_LANGUAGES_ID = 'langues';

function Menu(props: Pick<AppHeaderProps, 'links' | 'stripLinks' | 'signIn'>) {
  const { openMenu } = useMessages();
  const button = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<NavDrawerProps>>();

  const handleOpen = async () => {
    try {
      const { NavDrawer } = await import('./nav-drawer.tsx');
      setDrawer(() => NavDrawer);
      setOpen(true);
    } catch {
      document.getElementById(FOOTER_ID)?.scrollIntoView();
    }
  };
  return (
    <>
      {/* A link, so that it leads somewhere before scripts answer; then it is a button. */}
      <a
        ref={button}
        href={`#${FOOTER_ID}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button leads nowhere by itself
        role="button"
        aria-label={openMenu}
        title={openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={iconButton({ variant: 'outlined' })}
        onClick={(event) => {
          event.preventDefault();
          void handleOpen();
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            void handleOpen();
          }
        }}
      >
        <Icon of={MenuIcon} size="medium" />
      </a>
      {Drawer && <Drawer {...props} open={open} onOpenChange={setOpen} returnFocusTo={button} />}
    </>
  );
}
