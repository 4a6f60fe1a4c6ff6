/** A way to hide something, with what is masked in double brackets, and an honest text that looks like it. */
export type Sample = readonly [name: string, disguise: string, twin: string];
