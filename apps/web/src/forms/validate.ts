import type { ZodMiniType } from 'zod/mini';

/** The mistakes in a form: for each wrong field, its first mistake in the visitor's words. */
export type Mistakes<Values> = Partial<Record<keyof Values, string>>;

/** Checks the values of a form. The schema's messages are what the visitor reads. */
export function validate<Values extends object>(schema: ZodMiniType, values: Values): Mistakes<Values> {
  const mistakes: Mistakes<Values> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof Values;
    mistakes[field] ??= message;
  }
  return mistakes;
}
