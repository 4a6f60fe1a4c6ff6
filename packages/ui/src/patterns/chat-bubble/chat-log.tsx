import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './chat-bubble.css.ts';

export interface ChatLogProps extends Omit<NativeProps<'div'>, 'role' | 'aria-label'> {
  /** What the list is, for screen readers: "Messages". */
  label: string;
}

/** ChatBubbles in the order in which they were said. What is added is read out at the next pause. */
export const ChatLog = forwardRef<HTMLDivElement, ChatLogProps>(function ChatLog(
  { label, children, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} role="log" aria-label={label}>
      <ol className={css.log}>{children}</ol>
    </div>
  );
});
