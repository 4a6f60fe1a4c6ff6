import { errorBody, verificationResult } from '@scamguard/contracts';
import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;

/**
 * A schema of the contract as JSON Schema, which validates what comes in and writes what goes out.
 *
 * @param io `input` describes what a client may send, `output` what we answer.
 */
export function jsonSchema(type: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    target: 'draft-7',
    io,
    override: writeTupleAsList,
  });
  return schema;
}

/** Ajv's draft and OpenAPI's differ on tuples; ours hold equal things, and are lists of a fixed length to both. */
function writeTupleAsList({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (!Array.isArray(schema.items)) return;
  schema.items = schema.items[0] ?? {};
  delete schema.additionalItems;
}

/** Answers that several calls share, by the name they have in the documentation. */
const SHARED: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [verificationResult, 'VerificationResult'],
  [errorBody, 'Error'],
]);

export const sharedSchemas: readonly Schema[] = [...SHARED].map(([type, name]) => ({
  $id: name,
  ...jsonSchema(type, 'output'),
}));

/** The schema of an answer: a reference where the answer is a shared one. */
export function responseSchema(type: z.core.$ZodType): Schema {
  const name = SHARED.get(type);
  return name ? { $ref: `${name}#` } : jsonSchema(type, 'output');
}
