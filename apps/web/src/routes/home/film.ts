import { isVideoId, video } from '@scamguard/content/videos';
import { completeLanguage, type Language, tagOf } from '@scamguard/i18n';
import type { VideoPlayerProps } from '@scamguard/ui';

/** Films are made in these; every other visitor gets the French one. */
const SPOKEN = { fr: 'Français', en: 'English' } as const;
const BYTES_A_MEGABYTE = 1_000_000;

/** The player's data of a film. The film itself is not fetched before the visitor touches it. */
export type Film = Pick<VideoPlayerProps, 'source' | 'poster' | 'duration' | 'size'>;

/** The film of this name in the visitor's language, if there is one. */
export function filmOf(id: string, language: Language): Film | undefined {
  if (!isVideoId(id)) return undefined;
  const spoken = completeLanguage(language);
  const { src, captions, poster, seconds, bytes } = video(spoken, id);
  const megabytes = new Intl.NumberFormat(tagOf(spoken), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return {
    source: {
      kind: 'file',
      src,
      captions: [{ src: captions, language: spoken, label: SPOKEN[spoken] }],
    },
    poster,
    duration: `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, '0')}`,
    size: megabytes.format(bytes / BYTES_A_MEGABYTE),
  };
}
