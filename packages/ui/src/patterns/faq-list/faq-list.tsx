import { forwardRef, type ReactNode } from 'react';
import { Accordion, AccordionItem, type AccordionProps } from '../../components/accordion/index.ts';
import type { HeadingLevel } from '../../components/heading/index.ts';

/** A question that many ask. */
export interface Faq {
  readonly id: string;
  readonly question: string;
  /** Words, or a few paragraphs with links. */
  readonly answer: ReactNode;
}

export interface FaqListProps extends Omit<AccordionProps, 'children'> {
  questions: readonly Faq[];
  headingLevel?: HeadingLevel;
}

/** Frequent questions: one answer at a time, and it can be closed again. */
export const FaqList = forwardRef<HTMLDivElement, FaqListProps>(function FaqList(
  { questions, headingLevel, ...rest },
  ref,
) {
  return (
    <Accordion {...rest} ref={ref}>
      {questions.map(({ id, question, answer }) => (
        <AccordionItem key={id} title={question} headingLevel={headingLevel}>
          {answer}
        </AccordionItem>
      ))}
    </Accordion>
  );
});
