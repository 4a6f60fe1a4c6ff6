/** The file of the full model of cases, in `weights/`. */
export const FULL_CASE = 'full-case';
