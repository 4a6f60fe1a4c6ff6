/**
 * As many equal columns as there is room for, each at least `width` wide and never wider than the screen.
 * With `fit` few items grow to the whole line; with `fill` they keep their column.
 */
export const columns = (width: string, few: 'fit' | 'fill' = 'fit') =>
  `repeat(auto-${few}, minmax(min(100%, ${width}), 1fr))`;
