/** A colour as the Design Tokens format writes it. */
export interface TokenColor {
  readonly colorSpace: 'srgb';
  readonly components: readonly [red: number, green: number, blue: number];
  readonly alpha: number;
  readonly hex: string;
}

/** A length. */
export interface TokenDimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** One layer of a shadow. */
export interface TokenShadow {
  readonly color: TokenColor;
  readonly offsetX: TokenDimension;
  readonly offsetY: TokenDimension;
  readonly blur: TokenDimension;
  readonly spread: TokenDimension;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Reads `#rrggbb` and `rgb(r g b / a)`, the two ways in which themes write colours. */
export function readColor(css: string): TokenColor {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const found = hex ?? rgb;
  if (!found) throw new Error(`Not a colour that themes may write: ${css}`);
  const [red = 0, green = 0, blue = 0] = found
    .slice(1, 4)
    .map((part) => Number.parseInt(part, hex ? 16 : 10));
  return {
    colorSpace: 'srgb',
    components: [rounded(red / 255), rounded(green / 255), rounded(blue / 255)],
    alpha: rgb ? Number(rgb[4]) : 1,
    hex: hexOf([red, green, blue]),
  };
}

/** Reads `16px`, `1.125rem` and `0`. */
export function readDimension(css: string): TokenDimension {
  const found = /^(-?[\d.]+)(px|rem)$/.exec(css);
  if (css === '0') return { value: 0, unit: 'px' };
  if (!found) throw new Error(`Not a length in px or rem: ${css}`);
  return { value: Number(found[1]), unit: found[2] as TokenDimension['unit'] };
}

/** Reads `clamp(smallest, preferred, largest)`: a size that grows with the window. */
export function readFluid(css: string): { smallest: TokenDimension; largest: TokenDimension } | undefined {
  const [, smallest, largest] = /^clamp\(([^,]+),[^,]+,\s*([^,]+)\)$/.exec(css) ?? [];
  return smallest && largest
    ? { smallest: readDimension(smallest), largest: readDimension(largest) }
    : undefined;
}

/** Reads a list of fonts, each in the quotes it has or has not. */
export const readFonts = (css: string): readonly string[] =>
  css.split(',').map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''));

/** Reads `150ms`. */
export function readDuration(css: string): { value: number; unit: 'ms' } {
  const found = /^(\d+)ms$/.exec(css);
  if (!found) throw new Error(`Not a time in ms: ${css}`);
  return { value: Number(found[1]), unit: 'ms' };
}

/** Reads `box-shadow`: layers of `x y blur [spread] colour`. */
export const readShadow = (css: string): readonly TokenShadow[] =>
  css.split(/,\s*(?=-?\d)/).map((layer) => {
    const [, lengths = '', color = ''] = /^((?:-?[\d.]+(?:px|rem)?\s+){3,4})(.+)$/.exec(layer) ?? [];
    const [offsetX = '', offsetY = '', blur = '', spread = '0'] = lengths.trim().split(/\s+/);
    return {
      color: readColor(color),
      offsetX: readDimension(offsetX),
      offsetY: readDimension(offsetY),
      blur: readDimension(blur),
      spread: readDimension(spread),
    };
  });
