/** The texts that are recorded, by the ids of the specification (section 3). */
export const AUDIO_IDS = [
  'warning-message',
  'verification-link',
  'verification-profile',
  'verification-number',
  'verification-conversation',
  'result-link',
  'result-profile',
  'result-number',
  'result-conversation',
] as const;
export type AudioId = (typeof AUDIO_IDS)[number];

/** Each recording exists in all of these; the first one that the browser plays is the lightest. */
export const AUDIO_FORMATS = [
  { extension: 'opus', contentType: 'audio/ogg; codecs=opus' },
  { extension: 'mp3', contentType: 'audio/mpeg' },
] as const;
export type AudioExtension = (typeof AUDIO_FORMATS)[number]['extension'];

export function isAudioId(id: string): id is AudioId {
  return (AUDIO_IDS as readonly string[]).includes(id);
}

/**
 * Where a recording stands, relative to this package's `audio` folder.
 *
 * @param id One of {@link AUDIO_IDS}, or of a recorded sentence (`@scamguard/content/clip-ids`).
 */
export function audioFile(language: 'fr' | 'en', id: string, extension: AudioExtension): string {
  return `${language}/${id}.${extension}`;
}
