'use client';
import { forwardRef, useId } from 'react';
import { Button } from '../../components/button/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import type { QuickReply } from '../quick-replies/index.ts';
import { form } from '../verify-form/verify-form.css.ts';

/** An answer, and what it posts where scripts do not answer it. */
export interface FollowUpAnswer extends QuickReply {
  readonly value: string;
}

export interface FollowUpProps extends Omit<NativeProps<'form'>, 'children' | 'action' | 'method'> {
  /** E.g. "Que vous demande cette personne ?". */
  question: string;
  headingLevel?: HeadingLevel;
  /** The address to which an answer is posted without scripts, and its field. */
  action: string;
  name: string;
  /** Four to six, each in a few words. */
  answers: readonly FollowUpAnswer[];
  onAnswer: (answer: FollowUpAnswer) => void;
}

/** One question whose answer takes one touch and leads on. It is a plain form until scripts take it over. */
export const FollowUp = forwardRef<HTMLFormElement, FollowUpProps>(function FollowUp(
  { question, headingLevel = 3, action, name, answers, onAnswer, ...rest },
  ref,
) {
  const id = useId();
  return (
    <form
      aria-labelledby={id}
      {...withoutStyling(rest)}
      ref={ref}
      method="post"
      action={action}
      className={form}
      onSubmit={(event) => event.preventDefault()}
    >
      <Heading id={id} level={headingLevel} size="small">
        {question}
      </Heading>
      <Inline gap="small">
        {answers.map((answer) => (
          <Button
            key={answer.id}
            type="submit"
            variant="secondary"
            width="fullOnPhone"
            icon={answer.icon}
            name={name}
            value={answer.value}
            lang={answer.lang}
            onClick={() => onAnswer(answer)}
          >
            {answer.label}
          </Button>
        ))}
      </Inline>
    </form>
  );
});
