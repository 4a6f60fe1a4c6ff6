import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './chat-bubble.css.ts';

export interface ChatLogProps extends Omit<NativeProps<'div'>, 'role' | 'aria-label'> {
  /** The name of the list, for screen readers: "Messages". */
  label: string;
}

/** ChatBubbles in the order in which they were said. A new one is read out at the next pause. */
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
