interface Recipe {
  readonly defaultClassName: string;
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants: Readonly<Record<string, string>>;
}

/** In the place of vanilla-extract's runtime of recipes, for recipes without compound variants. */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants }: Recipe) =>
  (chosen: Readonly<Record<string, string | boolean | undefined>> = {}): string =>
    Object.entries(variantClassNames).reduce(
      (all, [variant, names]) => `${all} ${names[String(chosen[variant] ?? defaultVariants[variant])] ?? ''}`,
      defaultClassName,
    );
