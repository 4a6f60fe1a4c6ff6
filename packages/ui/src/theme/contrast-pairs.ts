import type { light } from './themes/light.ts';

type Strings<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Strings<T[Key]> };

/** The colours a theme gives. */
export type ThemeColors = Strings<Pick<typeof light, 'color' | 'tone'>>;

/** Two colours that meet on the screen and the least contrast they may have. */
export interface ContrastPair {
  /** What is seen on what. */
  readonly name: string;
  readonly front: string;
  readonly back: string;
  /** 7 for running text, 4.5 for other text, 3 for edges and shapes of controls. */
  readonly least: 7 | 4.5 | 3;
}

const TONES = ['success', 'attention', 'danger', 'neutral'] as const;

/** Every pair of colours that components put together; the table test and the colour page both read it. */
export function contrastPairs({ color, tone }: ThemeColors): readonly ContrastPair[] {
  const grounds = { ground: color.ground, surface: color.surface, sunken: color.sunken };
  const onGrounds = Object.entries(grounds).flatMap<ContrastPair>(([name, back]) => [
    { name: `ink on ${name}`, front: color.ink, back, least: 7 },
    { name: `muted ink on ${name}`, front: color.inkMuted, back, least: 7 },
    { name: `action on ${name}`, front: color.action, back, least: 7 },
    { name: `control edge on ${name}`, front: color.edge, back, least: 3 },
    { name: `focus ring on ${name}`, front: color.focus, back, least: 3 },
    ...TONES.map<ContrastPair>((each) => ({
      name: `${each} edge on ${name}`,
      front: tone[each].edge,
      back,
      least: 3,
    })),
    { name: `error text on ${name}`, front: tone.danger.edge, back, least: 4.5 },
  ]);
  const tones = TONES.flatMap<ContrastPair>((each) => [
    { name: `text on ${each}`, front: tone[each].onSolid, back: tone[each].solid, least: 4.5 },
    { name: `text on soft ${each}`, front: tone[each].onSoft, back: tone[each].soft, least: 7 },
    { name: `${each} edge on soft ${each}`, front: tone[each].edge, back: tone[each].soft, least: 3 },
    { name: `action on soft ${each}`, front: color.action, back: tone[each].soft, least: 4.5 },
  ]);
  return [
    ...onGrounds,
    ...tones,
    { name: 'text on action', front: color.onAction, back: color.action, least: 7 },
    { name: 'text on hovered action', front: color.onAction, back: color.actionHover, least: 7 },
    { name: 'text on soft action', front: color.onActionSoft, back: color.actionSoft, least: 7 },
    { name: 'ink on soft action', front: color.ink, back: color.actionSoft, least: 7 },
    { name: 'text of what is disabled', front: color.onDisabled, back: color.disabled, least: 4.5 },
    { name: 'selected edge on surface', front: color.action, back: color.surface, least: 3 },
  ];
}
