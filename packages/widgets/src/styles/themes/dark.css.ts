import { dark } from '@scamguard/ui/theme/themes/dark.ts';
import { applyTheme } from './apply-theme.ts';

applyTheme('dark', dark);
