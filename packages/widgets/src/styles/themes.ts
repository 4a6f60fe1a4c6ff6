import { fetchTheme } from '../later/in-package.ts';
import { once } from '../later/once.ts';
import { sheetOf } from './sheet.ts';

/** Themes of a widget; `auto` follows the visitor's device, between light and dark. */
export type Theme = 'light' | 'auto' | 'dark' | 'contrast';

/** The sheet to lay over the light one; none for the light theme itself. Its file is fetched when first asked for. */
export function themeSheet(theme: string | null): Promise<CSSStyleSheet> | undefined {
  const wanted = theme === 'auto' && prefersDark().matches ? 'dark' : theme;
  if (wanted !== 'dark' && wanted !== 'contrast') return undefined;
  return once(wanted, fetchTheme).then((file) => sheetOf(file.default));
}

/** What the visitor's device prefers. */
export const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');
