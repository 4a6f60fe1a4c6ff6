import { contrast } from '@scamguard/ui/theme/themes/contrast.ts';
import { applyTheme } from './apply-theme.ts';

applyTheme('light', contrast);
