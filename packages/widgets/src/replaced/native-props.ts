/** In the place of ui's guard: all callers are in this package, and their types forbid what the guard would drop. */
export const withoutStyling = <Props>(props: Props): Props => props;
