export { vars } from '../theme/contract.css.ts';
export { type DesignToken, type DesignTokens, designTokens } from '../theme/tokens/design-tokens.ts';
export { type FigmaToken, type FigmaTokens, figmaTokens } from '../theme/tokens/figma-tokens.ts';
export { type Theme, type ThemeName, themes } from '../theme/tokens/themes.ts';
