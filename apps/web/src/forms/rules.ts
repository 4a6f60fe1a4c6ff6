import type { ZodMiniType } from 'zod/mini';

/** Makes a form's schema, for example from the language of its messages. */
export type SchemaMaker<Given extends readonly unknown[]> = (...given: Given) => ZodMiniType;

/** The rules of a form. They are fetched when somebody begins to fill it in: who only looks at a form needs none. */
export interface Rules<Given extends readonly unknown[]> {
  /** Undefined until they are here. */
  readonly make: SchemaMaker<Given> | undefined;
  /** The same promise until it fails; then the next call tries again. */
  readonly fetch: () => Promise<SchemaMaker<Given>>;
}

/** @param load imports what makes the schema, and with it the library that checks. */
export function rulesFrom<Given extends readonly unknown[]>(
  load: () => Promise<SchemaMaker<Given>>,
): Rules<Given> {
  let make: SchemaMaker<Given> | undefined;
  let fetching: Promise<SchemaMaker<Given>> | undefined;

  const fetchThem = async () => {
    try {
      make = await load();
      return make;
    } catch (error) {
      fetching = undefined;
      throw error;
    }
  };
  return {
    get make() {
      return make;
    },
    fetch: () => {
      fetching ??= fetchThem();
      return fetching;
    },
  };
}
