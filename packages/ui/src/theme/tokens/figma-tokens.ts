import type { TokenColor, TokenDimension } from './css-values.ts';
import { type DesignToken, type DesignTokens, designTokens, isToken } from './design-tokens.ts';
import type { Theme } from './themes.ts';

/** One variable of Figma. */
export interface FigmaToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'number';
  readonly $value:
    | TokenColor
    | { readonly value: number; readonly unit: 'px' }
    | { readonly value: number; readonly unit: 's' }
    | string
    | number;
  /** What it is for. */
  readonly $description: string;
  readonly $extensions: {
    /** What Figma shows to who writes code. */
    readonly 'com.figma.codeSyntax': { readonly WEB: string };
    /** Where Figma offers it; where it is absent, everywhere. */
    readonly 'com.figma.scopes'?: readonly string[];
  };
}

/** Groups and variables by the names of the contract; Figma writes `color.ink-muted` as `color/ink-muted`. */
export interface FigmaTokens {
  readonly [name: string]: FigmaTokens | FigmaToken | FigmaMode;
}

interface FigmaMode {
  readonly 'com.figma.modeName': string;
}

/** Browsers' own size of text, which a `rem` is. */
const REM = 16;

/** Where each group of sizes and type belongs. */
const SCOPES: Readonly<Record<string, string>> = {
  font: 'FONT_FAMILY',
  weight: 'FONT_WEIGHT',
  text: 'FONT_SIZE',
  space: 'GAP',
  radius: 'CORNER_RADIUS',
};

const inPixels = ({ value, unit }: TokenDimension) => ({
  value: unit === 'rem' ? value * REM : value,
  unit: 'px' as const,
});

/** Only what Figma's import takes; nothing for what it has no variable for. */
function valueFor({ $type, $value }: DesignToken): Pick<FigmaToken, '$type' | '$value'> | undefined {
  if ($type === 'color') return { $type, $value: $value as TokenColor };
  if ($type === 'dimension') return { $type, $value: inPixels($value as TokenDimension) };
  if ($type === 'duration')
    return { $type, $value: { value: ($value as { value: number }).value / 1000, unit: 's' } };
  if ($type === 'fontFamily') return { $type, $value: ($value as readonly string[])[0] ?? '' };
  if ($type === 'fontWeight') return { $type: 'number', $value: $value as number };
  return undefined;
}

function variablesOf(group: DesignTokens, scope?: string): FigmaTokens {
  const entries = Object.entries(group).flatMap(([name, entry]): [string, FigmaTokens | FigmaToken][] => {
    if (!isToken(entry)) return [[name, variablesOf(entry, scope ?? SCOPES[name])]];
    const value = valueFor(entry);
    if (!value) return [];
    const { $description, $extensions } = entry;
    const extensions = {
      'com.figma.codeSyntax': { WEB: `var(${$extensions.scamguard.variable})` },
      ...(scope && { 'com.figma.scopes': [scope] }),
    };
    return [[name, { ...value, $description, $extensions: extensions }]];
  });
  return Object.fromEntries(entries.filter(([, entry]) => Object.keys(entry).length > 0));
}

/**
 * A theme as one mode of a collection of variables, in what Figma's own import takes of the Design Tokens format: lengths in `px`, times in `s`,
 * one font, colours in sRGB. Shadows and line heights have no place in a variable of Figma and stay out.
 *
 * @param mode what Figma calls it: "dark".
 */
export const figmaTokens = (theme: Theme, mode: string): FigmaTokens => ({
  ...variablesOf(designTokens(theme)),
  $extensions: { 'com.figma.modeName': mode },
});
