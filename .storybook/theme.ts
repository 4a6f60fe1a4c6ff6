import { create } from 'storybook/theming';
import { palette } from '../packages/ui/src/theme/palette.ts';

/** Storybook's own parts, in the product's colours. */
export const theme = create({
  base: 'light',
  brandTitle: 'ScamGuard',
  brandTarget: '_self',
  fontBase:
    "Andika, 'Andika Fallback Roboto', 'Andika Fallback Arial', 'Andika Fallback DejaVu', system-ui, sans-serif",
  appBg: palette.cotton,
  appContentBg: palette.white,
  appPreviewBg: palette.cottonDeep,
  appBorderColor: palette.cottonLine,
  appBorderRadius: 12,
  barBg: palette.white,
  barTextColor: palette.dusk,
  barSelectedColor: palette.indigo,
  barHoverColor: palette.indigo,
  colorPrimary: palette.indigo,
  colorSecondary: palette.indigo,
  textColor: palette.night,
  textMutedColor: palette.dusk,
  inputBorder: palette.bark,
  inputBorderRadius: 8,
});
