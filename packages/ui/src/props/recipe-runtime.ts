// oxlint-disable-next-line typescript/triple-slash-reference -- the packages that compile this source have no `process`
/// <reference path="./process.d.ts" />

/** Classes of one prop, by its values. */
export type VariantClasses = Readonly<Record<string, string>>;

/** What a recipe has become when its rules are written. */
export interface RecipeClasses {
  readonly base: string;
  readonly variants: Readonly<Record<string, VariantClasses>>;
  readonly defaults?: Readonly<Record<string, string>>;
}

type ValueOf<Names> = Names extends 'true' | 'false' ? boolean : Names;
type Chosen<All> = { readonly [Name in keyof All]?: ValueOf<keyof All[Name]> | undefined };

/** Picks the classes for the values of props. */
export interface Recipe<All = Readonly<Record<string, VariantClasses>>> {
  (chosen?: Chosen<All>): string;
  /** The values that it knows, by prop; not in production, where nobody is told of others. */
  readonly known: RecipeClasses['variants'];
}

/** The recipe of these classes; built style files call it. */
export function recipeOf({ base, variants, defaults = {} }: RecipeClasses): Recipe {
  const pick = (chosen: Readonly<Record<string, unknown>> = {}) => {
    const own = Object.entries(variants).map(
      ([name, classes]) => classes[(chosen[name] ?? defaults[name]) as string],
    );
    return [base, ...own].filter(Boolean).join(' ');
  };
  return process.env.NODE_ENV === 'production' ? (pick as Recipe) : Object.assign(pick, { known: variants });
}
