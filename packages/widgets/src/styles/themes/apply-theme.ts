import { vars } from '@scamguard/ui/theme/contract.css.ts';
import { assignVars, globalStyle } from '@vanilla-extract/css';

const { color, shadow, thread, tone } = vars;
const partners = { color, shadow, thread };

/** Every widget's outermost element carries its language. */
const FRAME = '[lang]';

/** The colours of one theme of `@scamguard/ui`. */
export type WidgetColors = Parameters<typeof assignVars<typeof partners>>[1] & {
  readonly tone: Parameters<typeof assignVars<typeof tone>>[1];
};

/**
 * Gives a widget its colours. Values that a page may override stand on the element itself, where the page's own rules win. The
 * tones of risk stand inside, where no page's rule reaches.
 */
export function applyTheme(scheme: 'light' | 'dark', { tone: tones, ...theirs }: WidgetColors): void {
  globalStyle(':host', { vars: assignVars(partners, theirs) });
  globalStyle(FRAME, { colorScheme: scheme, vars: assignVars(tone, tones) });
}
