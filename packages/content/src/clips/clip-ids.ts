import clips from './fr.json' with { type: 'json' };
import spoken from './spoken-fr.json' with { type: 'json' };

/** The ids of what is recorded of verdicts, the same in every language. */
export const CLIP_IDS: readonly string[] = Object.keys(clips);

/** The ids of what else is recorded: first aid, the check, what the case says. */
export const SPOKEN_IDS: readonly string[] = Object.keys(spoken);

export const isClipId = (id: string): boolean => Object.hasOwn(clips, id) || Object.hasOwn(spoken, id);
