import { type ComponentType, createElement } from 'react';
import * as css from './icon.css.ts';

/** The lines of a drawing, 24 by 24, each an SVG element and its attributes. */
export type IconLines = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
])[];

/** An icon's drawing: one of `@scamguard/ui/icons`, or any component that renders an `svg`. */
export type IconDrawing =
  | IconLines
  | ComponentType<{
      className?: string;
      'aria-hidden'?: boolean | 'true' | 'false';
      focusable?: boolean | 'true' | 'false';
    }>;

export interface IconProps {
  /** What is drawn. */
  of: IconDrawing;
  /** `text` follows the text beside it. */
  size?: 'text' | 'medium' | 'large';
}

const PEN = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const isLines = (drawing: IconDrawing): drawing is IconLines => Array.isArray(drawing);

/**
 * A drawing beside a word. It is hidden from screen readers: the word says it. Where there is no word, the control's
 * accessible name says it, see IconButton.
 */
export function Icon({ of: drawing, size }: IconProps) {
  const given = { className: css.icon({ size }), 'aria-hidden': 'true', focusable: 'false' } as const;
  return isLines(drawing)
    ? createElement(
        'svg',
        { ...PEN, ...given },
        ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
      )
    : createElement(drawing, given);
}
