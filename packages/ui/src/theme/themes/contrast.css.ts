import { applyColors } from './apply-colors.ts';
import { contrast } from './contrast.ts';

applyColors('contrast', 'light', contrast);
