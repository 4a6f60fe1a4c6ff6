import { cardLink } from '../../components/card/card-link.css.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Anchor } from '../../components/ui-provider/index.ts';

/** What every card of a lesson says of itself. */
export interface LessonCardTexts {
  title: string;
  /** Where the lesson is; the whole card leads there. */
  href: string;
  /** One or two sentences, cut after three lines. */
  description: string;
  headingLevel?: HeadingLevel;
}

/** A card's heading, whose link covers the card. */
export function LessonLink({ title, href, headingLevel = 3 }: Omit<LessonCardTexts, 'description'>) {
  return (
    <Heading level={headingLevel} size="small">
      <Anchor href={href} className={cardLink}>
        {title}
      </Anchor>
    </Heading>
  );
}
