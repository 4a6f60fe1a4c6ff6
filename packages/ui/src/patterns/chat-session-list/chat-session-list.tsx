import { forwardRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { HomeIcon, NewIcon } from '../../components/icon/icons.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Logo } from '../logo/index.ts';
import type { NavItem } from '../navigation/index.ts';
import * as css from './chat-session-list.css.ts';

/** A talk that is kept on this phone. */
export interface ChatSession {
  readonly id: string;
  /** "Nouvelle Analyse" until something was said. */
  readonly title: string;
  /** When something was last said, e.g. "hier à 18:20". */
  readonly lastUpdated: string;
}

export interface ChatSessionListProps extends Omit<NativeProps<'nav'>, 'children' | 'onSelect'> {
  /** The product's name, in the logo. */
  siteName: string;
  /** The name of the list, for screen readers: "Vos analyses". */
  label: string;
  /** Newest first. */
  sessions: readonly ChatSession[];
  /** Id of the open one. */
  current?: string;
  onSelect: (id: string) => void;
  /** "Nouvelle Analyse". */
  newLabel: string;
  onNew: () => void;
  /** "3 sessions locales". */
  countLabel: string;
  /** Back to the site: the chat page has no header. */
  home: NavItem;
}

/** The talks that are kept on this phone, and the way out of the chat. */
export const ChatSessionList = forwardRef<HTMLElement, ChatSessionListProps>(function ChatSessionList(
  { siteName, label, sessions, current, onSelect, newLabel, onNew, countLabel, home, ...rest },
  ref,
) {
  return (
    <nav aria-label={label} {...withoutStyling(rest)} ref={ref} className={css.nav}>
      <Logo name={siteName} />
      <Button width="full" icon={NewIcon} onClick={onNew}>
        {newLabel}
      </Button>
      <ul className={css.list}>
        {sessions.map(({ id, title, lastUpdated }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              className={css.session}
              onClick={() => onSelect(id)}
            >
              {title}
              <span className={css.time}>{lastUpdated}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <p className={css.count}>{countLabel}</p>
        <TextLink href={home.href} standing="alone" icon={home.icon ?? HomeIcon}>
          {home.label}
        </TextLink>
      </div>
    </nav>
  );
});
