import { applyColors } from './apply-colors.ts';
import { dark } from './dark.ts';

applyColors('dark', 'dark', dark);
