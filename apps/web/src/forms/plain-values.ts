/**
 * What formik takes of lodash, for forms like ours: their values are texts, files and yes or no, one behind each name. Lodash's own
 * carry 5 KB for values that no form has.
 */

/** Whether it is an object of names and values, and nothing more. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A copy of an object or a list; anything else, a file too, stays what it is. */
export const clone = (value: unknown): unknown =>
  Array.isArray(value) ? [...value] : isPlainObject(value) ? { ...value } : value;

/** A copy with copies of all that is in it. */
export function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cloneDeep(each)]));
}

/** The names that lead to a value: `a.b` stands in `a`. */
export const toPath = (path: string | readonly string[]): readonly string[] =>
  typeof path === 'string' ? path.split('.') : path;
