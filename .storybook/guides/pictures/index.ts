import { actions } from './actions.tsx';
import { content } from './content.tsx';
import { feedback } from './feedback.tsx';
import { fields } from './fields.tsx';
import type { PicturesOf } from './picture.ts';
import { verdicts } from './verdicts.tsx';

/** Two pictures for the guides of the components that are used most. */
export const pictures: PicturesOf = { ...actions, ...content, ...feedback, ...fields, ...verdicts };
