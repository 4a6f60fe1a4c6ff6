/**
 * What `npm run mutate -- AREA` changes, and which tests judge the changes. They run on the embedded database or on none, so that
 * a run ends within minutes.
 *
 * @type {Readonly<Record<string, { mutate: readonly string[], tests: readonly string[] }>>}
 */
export const AREAS = {
  masking: {
    mutate: ['src/masking/*.ts'],
    tests: ['src/masking/*.test.ts'],
  },
};
