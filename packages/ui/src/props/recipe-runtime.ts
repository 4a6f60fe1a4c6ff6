// oxlint-disable-next-line typescript/triple-slash-reference -- the packages that compile this source have no `process`
/// <reference path="./process.d.ts" />

/** Classes of one prop, by its values. */
export type VariantClasses = Readonly<Record<string, string>>;

/** What a recipe has become when its rules are written. */
export interface RecipeClasses {
  readonly base: string;
  readonly variants: Readonly<Record<string, VariantClasses>>;
  readonly defaults?: Readonly<Record<string, string>>;
  /** A class for several values together. */
  readonly compounds?: readonly (readonly [when: Readonly<Record<string, string>>, name: string])[];
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
export function recipeOf({ base, variants, defaults = {}, compounds = [] }: RecipeClasses): Recipe {
  const pick = (chosen: Readonly<Record<string, unknown>> = {}) => {
    const valueOf = (name: string) => String(chosen[name] ?? defaults[name]);
    const own = Object.entries(variants).map(([name, classes]) => classes[valueOf(name)]);
    const common = compounds.map(
      ([when, name]) => Object.entries(when).every(([each, value]) => valueOf(each) === value) && name,
    );
    return [base, ...own, ...common].filter(Boolean).join(' ');
  };
  return process.env.NODE_ENV === 'production' ? (pick as Recipe) : Object.assign(pick, { known: variants });
}
