/**
 * The files that `npm run mutate -- AREA` changes, and the tests that judge the changes. The tests run on the embedded database
 * or on none, so that a run ends within minutes.
 *
 * @type {Readonly<Record<string, { mutate: readonly string[], tests: readonly string[] }>>}
 */
export const AREAS = {
  masking: {
    mutate: ['src/masking/*.ts'],
    tests: ['src/masking/*.test.ts'],
  },
  sessions: {
    mutate: [
      'src/modules/sessions/service.ts',
      'src/modules/sessions/plugin.ts',
      'src/secrets/random-token.ts',
    ],
    tests: ['src/modules/sessions/*.test.ts', 'src/modules/sessions/plugin.test.ts'],
  },
  limits: {
    mutate: [
      'src/rate-limits/service.ts',
      'src/modules/accounts/attempts.ts',
      'src/limits/{turns,slots}.ts',
      'src/http/once-over.ts',
      'src/plugins/{loop-budget,pressure}.ts',
    ],
    tests: [
      'src/rate-limits/*.test.ts',
      'src/limits/{turns,slots}.test.ts',
      'src/plugins/{loop-budget,pressure}.test.ts',
    ],
  },
  reporting: {
    mutate: [
      'src/modules/reports/{service,contact}.ts',
      'src/modules/own-data/data-code.ts',
      'src/secrets/contact-keys.ts',
      'src/visitors/network.ts',
      'src/secrets/keyed-hash.ts',
    ],
    tests: [
      'src/modules/reports/{service,contact}.test.ts',
      'src/modules/own-data/data-code.test.ts',
      'src/secrets/contact-keys.test.ts',
      'src/visitors/network.test.ts',
    ],
  },
};
