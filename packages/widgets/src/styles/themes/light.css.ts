import { vars } from '@scamguard/ui/theme/contract.css.ts';
import { light } from '@scamguard/ui/theme/themes/light.ts';
import { shape } from '@scamguard/ui/theme/themes/shape.ts';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { applyTheme } from './apply-theme.ts';

const { font: _, ...sizes } = shape;
const { color: _color, tone: _tone, thread: _thread, shadow: _shadow, font, ...shared } = vars;

// Fonts that match Andika's measures come with its own style sheet, which widgets do not bring.
globalStyle(':host', {
  vars: { ...assignVars(shared, sizes), [font.body]: 'Andika, system-ui, sans-serif' },
});
applyTheme('light', light);
