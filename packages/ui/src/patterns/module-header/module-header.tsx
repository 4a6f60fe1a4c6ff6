import { forwardRef, type ReactNode } from 'react';
import { Badge } from '../../components/badge/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { BackIcon } from '../../components/icon/icons.ts';
import { Text } from '../../components/text/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { LessonFacts, type LessonFactsProps } from '../lesson-card/index.ts';
import type { NavItem } from '../navigation/index.ts';
import * as css from './module-header.css.ts';

export interface ModuleHeaderProps
  extends Omit<NativeProps<'header'>, 'title' | 'children'>,
    Pick<LessonFactsProps, 'level' | 'duration'> {
  /** The page's first heading. */
  title: string;
  /** BCP 47 tag of the title, where it is in another language than what stands around it. */
  titleLang?: string;
  description: string;
  /** The same of the description. */
  descriptionLang?: string;
  /** What the lesson is about, in a badge. */
  category?: string;
  /** Back to the courses. */
  back: NavItem;
  /** Beside the way back: a LanguagePicker. */
  languagePicker?: ReactNode;
  /** Address of a picture. */
  image?: string;
  /** Buttons: listen, download, share. */
  actions?: ReactNode;
}

/** The head of a lesson: where one comes from, what it is, how long it takes. */
export const ModuleHeader = forwardRef<HTMLElement, ModuleHeaderProps>(function ModuleHeader(
  {
    title,
    titleLang,
    description,
    descriptionLang,
    category,
    level,
    duration,
    back,
    languagePicker,
    image,
    actions,
    ...rest
  },
  ref,
) {
  return (
    <header {...withoutStyling(rest)} ref={ref} className={css.header}>
      <div className={css.bar}>
        <TextLink href={back.href} standing="alone" icon={back.icon ?? BackIcon}>
          {back.label}
        </TextLink>
        {languagePicker}
      </div>
      <div className={css.main} data-picture={image ? '' : undefined}>
        <div className={css.words}>
          {category && <Badge>{category}</Badge>}
          <Heading level={1} size="headline" lang={titleLang}>
            {title}
          </Heading>
          <Text size="lead" lang={descriptionLang}>
            {description}
          </Text>
          <LessonFacts level={level} duration={duration} />
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {image && <img src={image} alt="" decoding="async" className={css.picture} />}
      </div>
    </header>
  );
});
