import type { vars } from '../contract.css.ts';
import { contrast } from '../themes/contrast.ts';
import { dark } from '../themes/dark.ts';
import { light } from '../themes/light.ts';
import { partnerSample, partnerShape } from '../themes/partner-sample.ts';
import { shape } from '../themes/shape.ts';

type Values<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Values<T[Key]> };

/** A value for everything in the contract, as CSS writes it. */
export type Theme = Values<typeof vars>;

/** The ready themes by their names in `data-sg-theme`, each with all its values. */
export const themes = {
  light: { ...shape, ...light },
  dark: { ...shape, ...dark },
  contrast: { ...shape, ...contrast },
  'partner-sample': { ...shape, ...partnerShape, ...partnerSample },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;
