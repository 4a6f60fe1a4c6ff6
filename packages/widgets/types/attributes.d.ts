import type { ScamGuardEventMap } from './index.js';

/** Attributes of every element, beside those that all HTML has. */
export interface WidgetAttributes {
  /** `light` unless given; `auto` follows the visitor's device. */
  theme?: 'light' | 'dark' | 'auto' | 'contrast';
  size?: 'small' | 'large';
  /** Address of the server; that of the script unless given. */
  api?: string;
  'partner-key'?: string;
  /** ISO 3166-1 code of the visitors' country. */
  country?: string;
}

/** Attributes of `scamguard-verify`. */
export interface VerifyAttributes extends WidgetAttributes {
  /** The kinds that can be checked, in their order, e.g. `number link`. */
  kinds?: string;
}

/** `onscamguard-result` and its like, as React 19 and Svelte 5 write them. */
export type WidgetListeners = {
  [Name in keyof ScamGuardEventMap as `on${Name}`]?: (event: ScamGuardEventMap[Name]) => void;
};
