/** Ajv's report of a value that does not fit its schema. */
interface Failure {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The values that are allowed, in English for the author of a client; undefined if the rule has no short form. */
export function allowedBy({ keyword, params }: Failure): string | undefined {
  const sentence = SENTENCES[keyword];
  return sentence?.(params);
}

const SENTENCES: Readonly<Record<string, (params: Failure['params']) => string | undefined>> = {
  minimum: ({ limit }) => `at least ${limit}`,
  maximum: ({ limit }) => `at most ${limit}`,
  // If something must be there, the problem itself says so.
  minLength: ({ limit }) => (limit === 1 ? undefined : `at least ${limit} characters`),
  maxLength: ({ limit }) => `at most ${limit} characters`,
  enum: ({ allowedValues }) => `one of ${(allowedValues as readonly string[]).join(', ')}`,
  type: ({ type }) => `of type ${type}`,
  pattern: ({ pattern }) => `in the form ${pattern}`,
};
