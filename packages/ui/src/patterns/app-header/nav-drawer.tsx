'use client';
import { Drawer } from '../../components/drawer/index.ts';
import { SignInIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { Anchor, useMessages } from '../../components/ui-provider/index.ts';
import { ariaCurrent, type NavItem } from '../navigation/nav-item.ts';
import * as css from './nav-drawer.css.ts';

export interface NavDrawerProps {
  links: readonly NavItem[];
  stripLinks: readonly NavItem[];
  signIn: NavItem;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: { readonly current: HTMLElement | null };
}

/** The navigation of a phone. Following a link closes it. */
export function NavDrawer({ links, stripLinks, signIn, open, onOpenChange, returnFocusTo }: NavDrawerProps) {
  const messages = useMessages();
  const close = () => onOpenChange(false);
  const items = (entries: readonly NavItem[], className: string) =>
    entries.map((item) => (
      <li key={item.href}>
        <Anchor href={item.href} aria-current={ariaCurrent(item)} className={className} onClick={close}>
          {item.icon && <Icon of={item.icon} size="medium" />}
          {item.label}
        </Anchor>
      </li>
    ));
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={messages.menu} returnFocusTo={returnFocusTo}>
      <div className={css.menu}>
        <nav aria-label={messages.mainNavigation}>
          <ul className={css.list}>{items(links, css.link)}</ul>
        </nav>
        <div className={css.rule} />
        <nav aria-label={messages.secondaryNavigation}>
          <ul className={css.list}>{items(stripLinks, css.quietLink)}</ul>
        </nav>
        <LinkButton href={signIn.href} variant="secondary" width="full" icon={SignInIcon} onClick={close}>
          {signIn.label}
        </LinkButton>
      </div>
    </Drawer>
  );
}
