import measured from './measured.json' with { type: 'json' };

/** The films there are: the presentation, and a lesson for each of the modules of these names. */
export const VIDEO_IDS = [
  'presentation',
  'mobile-money',
  'phishing-first-signs',
  'fake-job-signs',
  'fake-payment-receipts',
  'romance-signs',
  'marketplace-buying',
  'investment-promises',
  'other-family-emergency',
] as const;
export type VideoId = (typeof VIDEO_IDS)[number];

/** What belongs to a video: the film, its captions, and a picture without words that is the same in every language. */
export const VIDEO_FILES = {
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
} as const;
export type VideoExtension = keyof typeof VIDEO_FILES;

export interface Video {
  readonly id: VideoId;
  /** Length. */
  readonly seconds: number;
  /** Weight of the film, to be shown before anybody pays for it. */
  readonly bytes: number;
  /** Addresses on this site. */
  readonly src: string;
  readonly captions: string;
  readonly poster: string;
}

export function isVideoId(id: string): id is VideoId {
  return (VIDEO_IDS as readonly string[]).includes(id);
}

/** Where a part of a video stands, relative to this package's `videos` folder. */
export function videoFile(language: 'fr' | 'en', id: VideoId, extension: VideoExtension): string {
  return extension === 'webp' ? `${id}.webp` : `${language}/${id}.${extension}`;
}

/** The address at which the server gives a part of a video. */
function address(language: 'fr' | 'en', id: VideoId, extension: VideoExtension): string {
  const path = `/api/videos/${id}.${extension}`;
  return extension === 'webp' ? path : `${path}?lang=${language}`;
}

/** All that a player needs to know of a video before it is loaded. */
export function video(language: 'fr' | 'en', id: VideoId): Video {
  const { seconds, bytes } = measured[`${language}/${id}`];
  return {
    id,
    seconds,
    bytes,
    src: address(language, id, 'mp4'),
    captions: address(language, id, 'vtt'),
    poster: address(language, id, 'webp'),
  };
}
