import { fetchTheme } from '../later/in-package.ts';
import { sheetOf } from './sheet.ts';

/** Themes of a widget; `auto` follows the visitor's device, between light and dark. */
export type Theme = 'light' | 'auto' | 'dark' | 'contrast';

const sheets = new Map<string, Promise<CSSStyleSheet>>();

/** The sheet to lay over the light one; none for the light theme itself. Fetched when first asked for. */
export function themeSheet(theme: string | null): Promise<CSSStyleSheet> | undefined {
  const wanted = theme === 'auto' && prefersDark().matches ? 'dark' : theme;
  if (wanted !== 'dark' && wanted !== 'contrast') return undefined;
  const sheet = sheets.get(wanted) ?? fetchTheme(wanted).then((file) => sheetOf(file.default));
  sheets.set(wanted, sheet);
  // The line may be back when it is asked for again.
  sheet.catch(() => sheets.delete(wanted));
  return sheet;
}

/** What the visitor's device prefers. */
export const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');
