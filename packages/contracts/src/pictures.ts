import { z } from 'zod/mini';
import { MAX_LENGTH } from './limits.ts';

/** The types that pictures may have. Their bytes tell, and not a name or a header. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** The text that was read in a picture, a line of it a line; empty where none was found. */
export const pictureTextResult = z.object({ text: z.string().check(z.maxLength(MAX_LENGTH.conversation)) });
