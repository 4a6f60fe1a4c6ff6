import { vars } from '../contract.css.ts';
import {
  readColor,
  readDimension,
  readDuration,
  readFluid,
  readFonts,
  readShadow,
  type TokenColor,
  type TokenDimension,
  type TokenShadow,
} from './css-values.ts';
import { roleOf } from './roles.ts';
import type { Theme } from './themes.ts';

/** One token of the Design Tokens format. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number' | 'shadow';
  readonly $value:
    | TokenColor
    | TokenDimension
    | readonly TokenShadow[]
    | readonly string[]
    | { readonly value: number; readonly unit: 'ms' }
    | number;
  /** What it is for. */
  readonly $description: string;
  readonly $extensions: {
    readonly scamguard: {
      /** The CSS variable that has this value in a page. */
      readonly variable: string;
      /** The CSS of a value that grows with the window, and its largest size. */
      readonly css?: string;
      readonly largest?: TokenDimension;
    };
  };
}

/** Groups and tokens by the names of the contract, written as in the CSS variables: `color.ink-muted`. */
export interface DesignTokens {
  readonly [name: string]: DesignTokens | DesignToken;
}

/** Whether it is a token and no group. */
export const isToken = (entry: DesignTokens | DesignToken): entry is DesignToken => '$value' in entry;

/** How the values of each group are written. */
const KINDS = {
  color: (css: string) => ({ $type: 'color', $value: readColor(css) }),
  tone: (css: string) => ({ $type: 'color', $value: readColor(css) }),
  thread: (css: string) => ({ $type: 'color', $value: readColor(css) }),
  font: (css: string) => ({ $type: 'fontFamily', $value: readFonts(css) }),
  weight: (css: string) => ({ $type: 'fontWeight', $value: Number(css) }),
  text: (css: string) => ({ $type: 'dimension', $value: readFluid(css)?.smallest ?? readDimension(css) }),
  leading: (css: string) => ({ $type: 'number', $value: Number(css) }),
  space: (css: string) => ({ $type: 'dimension', $value: readDimension(css) }),
  radius: (css: string) => ({ $type: 'dimension', $value: readDimension(css) }),
  shadow: (css: string) => ({ $type: 'shadow', $value: readShadow(css) }),
  size: (css: string) => ({ $type: 'dimension', $value: readDimension(css) }),
  motion: (css: string) => ({ $type: 'duration', $value: readDuration(css) }),
} as const satisfies Record<keyof Theme, (css: string) => Pick<DesignToken, '$type' | '$value'>>;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Branch {
  readonly [name: string]: string | Branch;
}

function tokensOf(values: Branch, variables: Branch, path: readonly string[]): DesignTokens {
  const read = KINDS[path[0] as keyof Theme];
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, DesignTokens | DesignToken] => {
      const here = [...path, name];
      const variable = variables[name];
      if (typeof value !== 'string') return [kebab(name), tokensOf(value, variable as Branch, here)];
      const fluid = readFluid(value);
      const scamguard = {
        variable: String(variable).slice('var('.length, -1),
        ...(fluid && { css: value, largest: fluid.largest }),
      };
      return [kebab(name), { ...read(value), $description: roleOf(here), $extensions: { scamguard } }];
    }),
  );
}

/**
 * A theme as data, in the format of the Design Tokens Community Group (2025.10): for Figma, Style Dictionary and whatever else
 * reads `tokens.json`. A size that grows with the window has its smallest value, the one on a phone.
 */
export const designTokens = (theme: Theme): DesignTokens =>
  Object.fromEntries(
    Object.entries(theme).map(([group, values]) => [
      group,
      tokensOf(values, vars[group as keyof Theme], [group]),
    ]),
  );
