import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

const { color, tone, thread, shadow } = vars;
/** The part of the contract that themes differ in. */
export const colors = { color, tone, thread, shadow };

/** The values that one theme has of its own. Type, space and shape are shared. */
export type Colors = Parameters<typeof assignVars<typeof colors>>[1];

/** Gives everything inside `[data-sg-theme="name"]` a theme's colours, and the browser's own parts its scheme. */
export function applyColors(name: string, scheme: 'light' | 'dark', theme: Colors): void {
  globalStyle(`[data-sg-theme="${name}"]`, { colorScheme: scheme, vars: assignVars(colors, theme) });
}
