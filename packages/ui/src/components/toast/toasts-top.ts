/** The variable that says how far from the top notifications begin, where something stands there that they must not cover. */
export const TOASTS_TOP = '--sg-toasts-top';
