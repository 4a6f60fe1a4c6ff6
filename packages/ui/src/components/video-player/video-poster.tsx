'use client';
import { whenToFetch } from '../../props/when-to-fetch.ts';
import { DataIcon, PlayIcon, TimeIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import { WovenBand } from '../woven-band/index.ts';
import * as css from './video-player.css.ts';

export interface VideoPosterProps {
  title: string;
  /** Address of a still picture; a piece of cloth is drawn without one. Leave it out where data is saved. */
  poster?: string;
  /** Whether the picture is among what is seen first: it is then fetched at once. */
  seenFirst?: boolean;
  /** Length, e.g. "2:36". */
  duration?: string;
  /** Weight of the download, e.g. "12 Mo". */
  size?: string;
  /** Said to visitors who save data, e.g. "Économie de données : la vidéo pèse 12 Mo.". */
  dataNote?: string;
  onPlay: () => void;
}

/** The place of a video before it is asked for: what it is, how long, how heavy. */
export function VideoPoster({
  title,
  poster,
  seenFirst = false,
  duration,
  size,
  dataNote,
  onPlay,
}: VideoPosterProps) {
  const { playVideo } = useMessages();
  return (
    <>
      <button type="button" className={css.poster} onClick={onPlay}>
        <span className={css.scene}>
          {poster ? (
            <img src={poster} alt="" {...whenToFetch(seenFirst)} decoding="async" className={css.still} />
          ) : (
            <span className={css.cloth}>
              <WovenBand />
            </span>
          )}
          <span className={css.disc}>
            <Icon of={PlayIcon} size="medium" />
          </span>
        </span>
        <span className={css.words}>
          <span className={css.action}>{playVideo}</span>
          <span className={css.title}>{title}</span>
          {(duration || size) && (
            <span className={css.facts}>
              {duration && (
                <span className={css.fact}>
                  <Icon of={TimeIcon} /> {duration}
                </span>
              )}
              {size && (
                <span className={css.fact}>
                  <Icon of={DataIcon} /> {size}
                </span>
              )}
            </span>
          )}
        </span>
      </button>
      {dataNote && <p className={css.note}>{dataNote}</p>}
    </>
  );
}
