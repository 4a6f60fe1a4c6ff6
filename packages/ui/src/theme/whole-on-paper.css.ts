import { style } from '@vanilla-extract/css';

/**
 * A `details` whose content is printed though it is folded: somebody takes the verdict to the police. Browsers before 2025 do not
 * let a page style that content, and print what was unfolded.
 */
export const wholeOnPaper = style({
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});
