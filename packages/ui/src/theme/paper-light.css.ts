import { createVar } from '@vanilla-extract/css';

/** How bright pictures on light paper are shown. Dark themes set it, so that these do not glare from a dark page. */
export const paperLight = createVar();

/** In dark themes. */
export const DIMMED = '0.72';
