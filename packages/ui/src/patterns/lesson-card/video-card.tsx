'use client';
import { forwardRef, useState } from 'react';
import { PlayIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { WovenBand } from '../../components/woven-band/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { whenToFetch } from '../../props/when-to-fetch.ts';
import * as css from './lesson-card.css.ts';
import { LessonFacts, type LessonFactsProps } from './lesson-facts.tsx';
import { type LessonCardTexts, LessonLink } from './lesson-link.tsx';

export interface VideoCardProps
  extends Omit<NativeProps<'li'>, 'title' | 'children'>,
    LessonCardTexts,
    Pick<LessonFactsProps, 'level' | 'duration' | 'category'> {
  /** Address of a still picture; fetched when it comes near. A piece of cloth is drawn without one, or where it cannot be fetched. */
  image?: string;
  /** Whether the picture is among what is seen first: it is then fetched at once. */
  seenFirst?: boolean;
}

/** A video tutorial in a list. Stands in LessonCards. */
export const VideoCard = forwardRef<HTMLLIElement, VideoCardProps>(function VideoCard(
  {
    href,
    title,
    titleLang,
    description,
    descriptionLang,
    headingLevel,
    level,
    duration,
    category,
    image,
    seenFirst = false,
    ...rest
  },
  ref,
) {
  const [missing, setMissing] = useState<string>();
  return (
    <li {...withoutStyling(rest)} ref={ref} className={css.card}>
      <div className={css.still}>
        {image && image !== missing ? (
          <img
            src={image}
            alt=""
            {...whenToFetch(seenFirst)}
            decoding="async"
            className={css.picture}
            onError={() => setMissing(image)}
          />
        ) : (
          <WovenBand />
        )}
        <span className={css.disc}>
          <Icon of={PlayIcon} size="medium" />
        </span>
      </div>
      <div className={css.body}>
        <LessonLink title={title} titleLang={titleLang} href={href} headingLevel={headingLevel} />
        <p lang={descriptionLang} className={css.description}>
          {description}
        </p>
        <div className={css.foot}>
          <LessonFacts level={level} duration={duration} category={category} />
        </div>
      </div>
    </li>
  );
});
