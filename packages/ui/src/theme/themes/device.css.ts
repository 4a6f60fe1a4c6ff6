import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colors } from './apply-colors.ts';
import { dark } from './dark.ts';

// On the root, after the light theme that stands there. What a part of the page was given by name keeps its own.
globalStyle(':root', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(colors, dark) },
  },
});
