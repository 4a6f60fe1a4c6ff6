'use client';
import { forwardRef, useCallback, useEffect, useRef, useState } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { ErrorState } from '../error-state/index.ts';
import { giveTurnBack, takeTurn } from '../sound/turn.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './video-player.css.ts';
import { VideoPoster, type VideoPosterProps } from './video-poster.tsx';

/** Words of what is heard, shown over the picture. */
export interface Captions {
  /** Address of a WebVTT file. */
  readonly src: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The language's own name, e.g. "Français". */
  readonly label: string;
}

/** Where the moving picture comes from. */
export type VideoSource =
  /** A file that the browser plays. */
  | { readonly kind: 'file'; readonly src: string; readonly captions?: readonly Captions[] }
  /** Another site's player, in a frame. */
  | { readonly kind: 'embed'; readonly src: string };

export interface VideoPlayerProps
  extends Omit<NativeProps<'div'>, 'title' | 'children'>,
    Pick<VideoPosterProps, 'poster' | 'seenFirst' | 'duration' | 'size' | 'dataNote'> {
  /** What is seen. */
  title: string;
  source: VideoSource;
}

/** A video of which nothing is fetched before the visitor touches it: data is paid for. Then it plays at once. */
export const VideoPlayer = forwardRef<HTMLDivElement, VideoPlayerProps>(function VideoPlayer(
  { title, source, poster, seenFirst, duration, size, dataNote, ...rest },
  ref,
) {
  const messages = useMessages();
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting');
  return (
    <div {...withoutStyling(rest)} ref={ref} data-state={state} className={css.player}>
      {state === 'waiting' && (
        <VideoPoster
          title={title}
          poster={poster}
          seenFirst={seenFirst}
          duration={duration}
          size={size}
          dataNote={dataNote}
          onPlay={() => setState('playing')}
        />
      )}
      {state === 'playing' && <Picture title={title} source={source} onFail={() => setState('failed')} />}
      {state === 'failed' && (
        <ErrorState
          title={messages.videoFailed}
          retry={{ label: messages.retry, onRetry: () => setState('playing') }}
        />
      )}
    </div>
  );
});

interface PictureProps {
  title: string;
  source: VideoSource;
  onFail: () => void;
}

/** Takes the focus that the poster's button leaves behind. */
function Picture({ title, source, onFail }: PictureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    (video.current ?? frame.current)?.focus();
  }, []);
  const pause = useCallback(() => video.current?.pause(), []);
  useEffect(() => () => void giveTurnBack(pause), [pause]);
  if (source.kind === 'embed') {
    return (
      <iframe
        ref={frame}
        src={source.src}
        title={title}
        // Another site's player needs both; what is our own is a file.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className={css.picture}
      />
    );
  }
  return (
    // The caller gives the captions, as far as there are any.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      src={source.src}
      aria-label={title}
      controls
      autoPlay
      playsInline
      tabIndex={0}
      onError={onFail}
      onPlay={() => takeTurn(pause)}
      onPause={() => giveTurnBack(pause)}
      className={css.picture}
    >
      {source.captions?.map(({ src, language, label }, place) => (
        <track
          key={language}
          kind="captions"
          src={src}
          srcLang={language}
          label={label}
          default={place === 0}
        />
      ))}
    </video>
  );
}
