import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { RetryIcon, WarningIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './chat-bubble.css.ts';

export interface ChatBubbleProps extends Omit<NativeProps<'li'>, 'role' | 'content'> {
  /** The speaker. */
  from: 'user' | 'assistant';
  /** The speaker's name, e.g. "Vous", "Assistant". */
  author: string;
  /** The words that are said. While `typing`, they are read out instead of the moving dots, e.g. "L'assistant écrit...". */
  children: string;
  /** The same, part by part, where not all of it is in the page's language; shown instead of `children`. */
  parts?: readonly { readonly text: string; readonly lang?: string }[];
  /** `failed`: the text says what went wrong. */
  state?: 'sent' | 'typing' | 'failed';
  /** Tries again what failed. */
  retry?: { readonly label: string; readonly onRetry: () => void };
  /** Reads it aloud: a ReadAloudButton. */
  listen?: ReactNode;
  /** The result of the interview: a RiskAnalysisCard. */
  analysis?: ReactNode;
}

/** One turn of a talk. Stands in ChatLog. */
export const ChatBubble = forwardRef<HTMLLIElement, ChatBubbleProps>(function ChatBubble(
  { from, author, children, parts, state = 'sent', retry, listen, analysis, ...rest },
  ref,
) {
  return (
    <li
      {...withoutStyling(rest)}
      ref={ref}
      data-from={from}
      data-state={state}
      className={css.turn({ role: from })}
    >
      <span className={css.author}>{author}</span>
      <div className={css.bubble({ role: from, state })}>
        {state === 'typing' ? (
          <Typing label={children} />
        ) : state === 'failed' ? (
          <p className={css.failure}>
            <Icon of={WarningIcon} />
            <span className={css.words}>{children}</span>
          </p>
        ) : (
          paragraphsOf(parts ?? [{ text: children }], from).map(({ text, lang }, index) => (
            // The parts of one turn never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index} lang={lang} className={css.words}>
              {text}
            </p>
          ))
        )}
        {analysis}
        {state === 'failed' && retry && (
          <Button variant="secondary" icon={RetryIcon} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )}
      </div>
      {state === 'sent' && listen && <div className={css.foot}>{listen}</div>}
    </li>
  );
});

/** Each line of the assistant is a thought of its own, and the question at the end stands apart; a visitor's lines stay as they are. */
const paragraphsOf = (parts: NonNullable<ChatBubbleProps['parts']>, from: ChatBubbleProps['from']) =>
  from === 'user'
    ? parts
    : parts.flatMap(({ text, lang }) =>
        text
          .split('\n')
          .filter(Boolean)
          .map((line) => ({ text: line, lang })),
      );

function Typing({ label }: { label: string }) {
  return (
    <div>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={css.typing} aria-hidden="true">
        <span className={css.dot} />
        <span className={css.dot} />
        <span className={css.dot} />
      </div>
    </div>
  );
}
