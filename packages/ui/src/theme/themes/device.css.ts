import { assignVars, globalStyle } from '@vanilla-extract/css';
import { DIMMED, paperLight } from '../paper-light.css.ts';
import { colors } from './apply-colors.ts';
import { dark } from './dark.ts';

// The theme stands on the root, and overrules the light theme in whatever order the two arrive: a page that answers a post fetches the
// light one last. What was given a theme by name keeps it.
globalStyle(':root:not([data-sg-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: { ...assignVars(colors, dark), [paperLight]: DIMMED },
    },
  },
});
