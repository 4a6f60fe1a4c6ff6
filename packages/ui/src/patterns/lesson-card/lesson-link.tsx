import { cardLink } from '../../components/card/card-link.css.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Anchor } from '../../components/ui-provider/index.ts';

/** What every card of a lesson says of itself. */
export interface LessonCardTexts {
  title: string;
  /** BCP 47 tag of the title, where it is in another language than what stands around it. */
  titleLang?: string;
  /** Where the lesson is; the whole card leads there. */
  href: string;
  /** One or two sentences, cut after three lines. */
  description: string;
  /** The same of the description. */
  descriptionLang?: string;
  headingLevel?: HeadingLevel;
}

type LessonLinkProps = Omit<LessonCardTexts, 'description' | 'descriptionLang'>;

/** A card's heading, whose link covers the card. */
export function LessonLink({ title, titleLang, href, headingLevel = 3 }: LessonLinkProps) {
  return (
    <Heading level={headingLevel} size="small" lang={titleLang}>
      <Anchor href={href} className={cardLink}>
        {title}
      </Anchor>
    </Heading>
  );
}
