import { forwardRef, type ReactNode, useId } from 'react';
import { Heading } from '../../components/heading/index.ts';
import { MenuIcon } from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './chat-frame.css.ts';

export interface ChatFrameProps extends Omit<NativeProps<'div'>, 'title'> {
  /** What the talk is about. */
  title: string;
  /** A sentence that says who answers. */
  subtitle: string;
  /** What must never be written here. */
  warning: string;
  /** A ChatSessionList: beside the talk on a wide screen, behind a button on a phone. */
  sessions: ReactNode;
  /** The button's name: "Vos analyses". */
  sessionsLabel: string;
  sessionsOpen: boolean;
  onSessionsOpenChange: (open: boolean) => void;
  /** Always in sight above the talk, e.g. a small EmergencyButton. */
  action?: ReactNode;
  /** Always in sight below the talk: a ChatInput. */
  foot: ReactNode;
  /** A ChatLog, then QuickReplies. */
  children: ReactNode;
}

/** The whole window of a talk: sessions, head, what was said, and what can be said. */
export const ChatFrame = forwardRef<HTMLDivElement, ChatFrameProps>(function ChatFrame(
  {
    title,
    subtitle,
    warning,
    sessions,
    sessionsLabel,
    sessionsOpen,
    onSessionsOpenChange,
    action,
    foot,
    children,
    ...rest
  },
  ref,
) {
  const listId = useId();
  const state = sessionsOpen ? 'open' : 'closed';
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.frame}>
      <div id={listId} data-state={state} className={css.sessions}>
        {sessions}
      </div>
      <div data-sessions={state} className={css.talk}>
        <div className={css.bar}>
          <div className={css.menu}>
            <IconButton
              label={sessionsLabel}
              icon={MenuIcon}
              aria-expanded={sessionsOpen}
              aria-controls={listId}
              onClick={() => onSessionsOpenChange(!sessionsOpen)}
            />
          </div>
          {action}
        </div>
        <div className={css.log}>
          <div className={css.lines}>
            <header className={css.about}>
              <Heading level={1} size="title">
                {title}
              </Heading>
              <p className={css.line}>{subtitle}</p>
              <p className={css.line}>{warning}</p>
            </header>
            {children}
          </div>
        </div>
        <div className={css.foot}>
          <div className={css.footLane}>{foot}</div>
        </div>
      </div>
    </div>
  );
});
