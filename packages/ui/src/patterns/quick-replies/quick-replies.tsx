import { forwardRef } from 'react';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './quick-replies.css.ts';

/** An answer that is already worded. */
export interface QuickReply {
  readonly id: string;
  readonly label: string;
  /** Says the same as the label, for people who read slowly. */
  readonly icon?: IconDrawing;
  /** The label's language where it is not the page's. */
  readonly lang?: string;
}

export interface QuickRepliesProps extends Omit<NativeProps<'ul'>, 'children' | 'aria-label'> {
  /** The name of the group, for screen readers: "Réponses possibles". */
  label: string;
  /** Two to four, and "Je ne sais pas". */
  replies: readonly QuickReply[];
  onReply: (reply: QuickReply) => void;
  disabled?: boolean;
  /** Before scripts answer, a reply is posted by the form with this `id`, under this name. */
  plainPost?: { readonly formId: string; readonly name: string };
}

/** Answers that need no typing. */
export const QuickReplies = forwardRef<HTMLUListElement, QuickRepliesProps>(function QuickReplies(
  { label, replies, onReply, disabled, plainPost, ...rest },
  ref,
) {
  return (
    <ul {...withoutStyling(rest)} ref={ref} aria-label={label} className={css.replies}>
      {replies.map((reply) => (
        <li key={reply.id}>
          <button
            type="button"
            {...(plainPost && postedBy(plainPost, reply.label))}
            lang={reply.lang}
            disabled={disabled}
            className={css.reply}
            onClick={(event) => {
              event.preventDefault();
              onReply(reply);
            }}
          >
            {reply.icon && <Icon of={reply.icon} />}
            <span>{reply.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});

/** The field may be empty then. */
const postedBy = ({ formId, name }: { readonly formId: string; readonly name: string }, value: string) =>
  ({ type: 'submit', form: formId, formNoValidate: true, name, value }) as const;
