import { globalStyle } from '@vanilla-extract/css';
import { DIMMED, paperLight } from '../paper-light.css.ts';
import { applyColors } from './apply-colors.ts';
import { dark } from './dark.ts';

applyColors('dark', 'dark', dark);
globalStyle('[data-sg-theme="dark"]', { vars: { [paperLight]: DIMMED } });
