import type { PageRenderer } from '@scamguard/client/pages';
import * as built from './index.ts';

/** Does not compile when the built module is not what the server loads. */
export const renderer: PageRenderer = built;
