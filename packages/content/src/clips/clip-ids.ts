import clips from './fr.json' with { type: 'json' };

export type ClipId = keyof typeof clips;

/** The ids of all recorded sentences, the same in every language. */
export const CLIP_IDS: readonly string[] = Object.keys(clips);

export const isClipId = (id: string): boolean => Object.hasOwn(clips, id);
