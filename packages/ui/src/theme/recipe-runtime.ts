interface Recipe {
  readonly defaultClassName: string;
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants: Readonly<Record<string, string>>;
  readonly compoundVariants: readonly (readonly [
    when: Readonly<Record<string, string>>,
    className: string,
  ])[];
}

/**
 * What a recipe does in the browser. The library build puts it in the place of `@vanilla-extract/recipes/createRuntimeFn`,
 * which is five times as large for the sake of questions that nobody asks a recipe here.
 */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }: Recipe) =>
  (chosen: Readonly<Record<string, string | undefined>> = {}) => {
    const valueOf = (variant: string) => chosen[variant] ?? defaultVariants[variant] ?? '';
    let all = defaultClassName;
    for (const variant in variantClassNames) {
      const className = variantClassNames[variant]?.[valueOf(variant)];
      if (className) all += ` ${className}`;
    }
    for (const [when, className] of compoundVariants) {
      if (Object.keys(when).every((variant) => valueOf(variant) === when[variant])) all += ` ${className}`;
    }
    return all;
  };
