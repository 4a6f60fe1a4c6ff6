import { forwardRef } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { DoneIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { VideoPlayer, type VideoPlayerProps } from '../../components/video-player/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './video-teaser.css.ts';

export interface VideoTeaserProps extends Omit<NativeProps<'section'>, 'title' | 'children'> {
  title: string;
  headingLevel?: HeadingLevel;
  text: string;
  /** The things that one learns, in a few words each. */
  points?: readonly string[];
  /** The film is not fetched before the visitor touches it. Then it plays at once. */
  video: Pick<VideoPlayerProps, 'title' | 'source' | 'poster' | 'duration' | 'size' | 'dataNote'>;
}

/** The product shown in a short video. */
export const VideoTeaser = forwardRef<HTMLElement, VideoTeaserProps>(function VideoTeaser(
  { title, headingLevel = 2, text, points, video, ...rest },
  ref,
) {
  return (
    <section {...withoutStyling(rest)} ref={ref} className={css.teaser}>
      <div className={css.words}>
        <Heading level={headingLevel} size="headline">
          {title}
        </Heading>
        <Text>{text}</Text>
        {points && (
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point} className={css.point}>
                <span className={css.done}>
                  <Icon of={DoneIcon} />
                </span>
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      <VideoPlayer {...video} />
    </section>
  );
});
