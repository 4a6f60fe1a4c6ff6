import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colors } from './apply-colors.ts';
import { dark } from './dark.ts';

// The theme stands on the root, after the light theme. A part of the page that was given a theme by name keeps it.
globalStyle(':root', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(colors, dark) },
  },
});
