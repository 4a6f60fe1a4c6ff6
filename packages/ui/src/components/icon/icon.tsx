import type { ComponentType } from 'react';
import * as css from './icon.css.ts';

/** An icon's drawing: one of `@scamguard/ui/icons`, or any component that renders an `svg`. */
export type IconDrawing = ComponentType<{
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
  focusable?: boolean | 'true' | 'false';
}>;

export interface IconProps {
  /** What is drawn. */
  of: IconDrawing;
  /** `text` follows the text beside it. */
  size?: css.IconVariants['size'];
}

/**
 * A drawing beside a word. It is hidden from screen readers: the word says it. Where there is no word, the control's
 * accessible name says it, see IconButton.
 */
export function Icon({ of: Drawing, size }: IconProps) {
  return <Drawing className={css.icon({ size })} aria-hidden="true" focusable="false" />;
}
