import { fallbackVar, style } from '@vanilla-extract/css';
import { paperLight } from './paper-light.css.ts';

/** A picture that may be drawn on light paper. */
export const paperPicture = style({ filter: `brightness(${fallbackVar(paperLight, '1')})` });
