'use client';
import { forwardRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { GoIcon, SuccessIcon, TipIcon } from '../../components/icon/icons.ts';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { VerdictMark } from '../verdict-mark/index.ts';
import * as css from './quiz-card.css.ts';

/** The visitor's opinion of the message. */
export type QuizAnswer = 'scam' | 'honest';

/** What is said after an answer. */
export interface QuizFeedback {
  readonly isRight: boolean;
  /** E.g. "Bien vu !" or "Pas tout à fait.". */
  readonly title: string;
  /** What the message was, and how one sees it. */
  readonly text: string;
  /** The message again with its signs marked: a HighlightedText. */
  readonly details?: ReactNode;
  readonly next: { readonly label: string; readonly onNext: () => void };
}

export interface QuizCardProps extends Omit<NativeProps<'section'>, 'children' | 'onAnswer'> {
  /** E.g. "Arnaque ou pas ?". */
  question: string;
  headingLevel?: HeadingLevel;
  /** Where one is: "Message 2 sur 8". */
  position: string;
  message: { readonly sender: string; readonly icon: IconDrawing; readonly text: string };
  /** Reads the message aloud: a ReadAloudButton. */
  listen?: ReactNode;
  /** The words of the two answers. */
  answers: Readonly<Record<QuizAnswer, string>>;
  /** The visitor's answer. Until there is one, both buttons can be pressed. */
  answer?: QuizAnswer;
  onAnswer: (answer: QuizAnswer) => void;
  /** Stands under the answers once there is one. It takes the focus, so that it is read next. */
  feedback?: QuizFeedback;
}

const SIDES = ['scam', 'honest'] as const satisfies readonly QuizAnswer[];

/** One message of the practice quiz: is it a scam or not? A wrong answer is not blamed. */
export const QuizCard = forwardRef<HTMLElement, QuizCardProps>(function QuizCard(
  { question, headingLevel = 2, position, message, listen, answers, answer, onAnswer, feedback, ...rest },
  ref,
) {
  const questionId = useId();
  const head = useRef<HTMLDivElement>(null);
  const wasAnswered = useRef(false);
  // The next message: the button that led here is gone, reading goes on at the top.
  useEffect(() => {
    if (wasAnswered.current && answer === undefined) head.current?.focus();
    wasAnswered.current = answer !== undefined;
  }, [answer]);
  return (
    <section
      aria-labelledby={questionId}
      {...withoutStyling(rest)}
      ref={ref}
      data-state={answer ? 'answered' : 'asking'}
      className={css.quiz}
    >
      <div ref={head} tabIndex={-1} className={css.head}>
        <p className={css.position}>{position}</p>
        <Heading id={questionId} level={headingLevel} size="headline">
          {question}
        </Heading>
      </div>
      <div className={css.message}>
        <p className={css.sender}>
          <Icon of={message.icon} />
          {message.sender}
        </p>
        <p className={css.words}>{message.text}</p>
      </div>
      {listen && <div className={css.listen}>{listen}</div>}
      <div className={css.answers}>
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={answer === side}
            aria-disabled={answer !== undefined}
            data-state={answer === undefined ? 'open' : answer === side ? 'chosen' : 'other'}
            className={css.answer({ side })}
            onClick={() => answer === undefined && onAnswer(side)}
          >
            <VerdictMark outcome={side === 'scam' ? 'danger' : 'safe'} size="large" />
            {answers[side]}
          </button>
        ))}
      </div>
      {feedback && (
        <Feedback
          {...feedback}
          headingLevel={headingLevel === 4 ? 4 : ((headingLevel + 1) as HeadingLevel)}
        />
      )}
    </section>
  );
});

function Feedback({
  isRight,
  title,
  text,
  details,
  next,
  headingLevel,
}: QuizFeedback & { headingLevel: HeadingLevel }) {
  const titleId = useId();
  const feedback = useRef<HTMLElement>(null);
  useEffect(() => feedback.current?.focus(), []);
  return (
    <section
      ref={feedback}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-state={isRight ? 'right' : 'wrong'}
      className={css.feedback}
    >
      <div className={css.verdict}>
        <Icon of={isRight ? SuccessIcon : TipIcon} size="large" />
        <Heading id={titleId} level={headingLevel}>
          {title}
        </Heading>
      </div>
      <Text>{text}</Text>
      {details}
      <Button size="large" width="fullOnPhone" icon={GoIcon} onClick={next.onNext}>
        {next.label}
      </Button>
    </section>
  );
}
