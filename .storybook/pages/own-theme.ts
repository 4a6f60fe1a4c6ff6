import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { type ContrastPair, contrastPairs } from '../../packages/ui/src/theme/contrast-pairs.ts';
import { light } from '../../packages/ui/src/theme/themes/light.ts';

/** The colours that are a partner's own; the tones of risk are not. */
export type BrandColor = keyof typeof light.color;

/** What a partner changes of the light theme. */
export interface OwnTheme {
  readonly colors: Partial<Readonly<Record<BrandColor, string>>>;
  /** A family of the partner's own, such as `Verdana`. */
  readonly font?: string;
  /** Corners of controls and cards, in px. */
  readonly corner?: number;
}

/** A pair of colours as it measures. */
export interface MeasuredPair extends ContrastPair {
  readonly measured: number;
  readonly passes: boolean;
}

/** The light theme's colours with the partner's own. */
export const withOwn = ({ colors }: OwnTheme) => ({ ...light, color: { ...light.color, ...colors } });

/** Every pair of colours that components put together, measured; what fails comes first. */
export function measuredPairs(own: OwnTheme): readonly MeasuredPair[] {
  return contrastPairs(withOwn(own))
    .map((pair) => {
      const measured = contrast(pair.front, pair.back);
      return { ...pair, measured, passes: measured >= pair.least };
    })
    .toSorted((one, other) => Number(one.passes) - Number(other.passes));
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variables that a partner's theme sets, by name. */
export function ownVariables({ colors, font, corner }: OwnTheme): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...Object.entries(colors).map(([name, value]) => [`--sg-color-${kebab(name)}`, value]),
    ...(font ? [['--sg-font-body', `${font}, system-ui, sans-serif`]] : []),
    ...(corner === undefined
      ? []
      : [
          ['--sg-radius-small', `${Math.round(corner / 2)}px`],
          ['--sg-radius-control', `${corner}px`],
          ['--sg-radius-card', `${corner}px`],
        ]),
  ]);
}

/** What a partner writes into their style sheet. */
export function ownCss(own: OwnTheme): string {
  const lines = Object.entries(ownVariables(own)).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}`;
}
