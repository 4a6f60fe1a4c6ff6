import type { z } from 'zod';

type Change = (value: unknown) => unknown;

export interface NormalizerOptions {
  /** In an address everything is text: figures are read where the contract wants a number. */
  readonly readsNumbers?: boolean;
}

/**
 * Makes the changes that the contract makes to a body before it measures it, such as taking away blanks around a text. JSON
 * Schema can only check.
 *
 * @param type an object of the contract.
 * @returns a function that changes the body in place; bodies that are no objects are left to the check.
 */
export function normalizer(
  type: z.core.$ZodType,
  { readsNumbers = false }: NormalizerOptions = {},
): (body: unknown) => void {
  const fields = Object.entries(shapeOf(type)).flatMap(([name, optional]) => {
    const field = withoutOptional(optional);
    const changes = readsNumbers && isNumber(field) ? [readNumber] : changesOf(field);
    return changes.length ? [{ name, changes }] : [];
  });
  return (body) => {
    if (typeof body !== 'object' || body === null) return;
    const values = body as Record<string, unknown>;
    for (const { name, changes } of fields) {
      const value = values[name];
      if (typeof value === 'string')
        values[name] = changes.reduce((result, change) => change(result), value as unknown);
    }
  };
}

function shapeOf(type: z.core.$ZodType): Record<string, z.core.$ZodType> {
  return (definition(type) as Partial<z.core.$ZodObjectDef>).shape ?? {};
}

function withoutOptional(field: z.core.$ZodType): z.core.$ZodType {
  return (definition(field) as Partial<z.core.$ZodOptionalDef>).innerType ?? field;
}

function isNumber(field: z.core.$ZodType): boolean {
  return (definition(field) as z.core.$ZodTypeDef).type === 'number';
}

const readNumber: Change = (value) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : value);

function changesOf(field: z.core.$ZodType): Change[] {
  return (definition(field).checks ?? []).flatMap((check) => {
    const { tx } = definition(check) as Partial<z.core.$ZodCheckOverwriteDef>;
    return tx ? [tx] : [];
  });
}

/** The schema inside of a schema or check of zod, by the way that zod documents for libraries. */
function definition<Definition>({
  _zod: internals,
}: {
  readonly _zod: { readonly def: Definition };
}): Definition {
  return internals.def;
}
