import { type ComplexStyleRule, style, styleVariants } from '@vanilla-extract/css';
import { addFunctionSerializer } from '@vanilla-extract/css/functionSerializer';
import { type Recipe, type RecipeClasses, recipeOf, type VariantClasses } from '../props/recipe-runtime.ts';

type Rule = ComplexStyleRule | string;
type Variants = Readonly<Record<string, Readonly<Record<string, Rule>>>>;
type Selection<All extends Variants> = { readonly [Name in keyof All]?: keyof All[Name] };

/** The rules of a component that looks otherwise from one value of a prop to the next. */
interface RecipeRules<All extends Variants> {
  readonly base?: Rule;
  /** By prop and value. */
  readonly variants?: All;
  readonly defaultVariants?: Selection<All>;
}

/**
 * Writes rules while building and gives the function that picks their classes. Its name in a rule says whose it is.
 *
 * As `recipe` of `@vanilla-extract/recipes`, whose runtime for the oldest browsers costs every page half a kilobyte.
 */
export function recipe<All extends Variants = Record<never, never>>(
  { base = {}, variants, defaultVariants }: RecipeRules<All>,
  debugId?: string,
): Recipe<All> {
  const classes: RecipeClasses = {
    base: typeof base === 'string' ? base : style(base, debugId),
    variants: Object.fromEntries(
      Object.entries(variants ?? {}).map(([name, rules]): [string, VariantClasses] => [
        name,
        styleVariants(
          rules,
          (rule) => (typeof rule === 'string' ? [rule] : (rule as ComplexStyleRule)),
          debugId ? `${debugId}_${name}` : name,
        ),
      ]),
    ),
    // What is not there is not sent.
    ...(defaultVariants && { defaults: defaultVariants as Readonly<Record<string, string>> }),
  };
  return addFunctionSerializer(recipeOf(classes) as Recipe<All>, {
    importPath: '@scamguard/ui/recipe-runtime',
    importName: 'recipeOf',
    args: [classes as never],
  });
}
