import { cloneElement, isValidElement, type ReactElement } from 'react';

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** A value with another text in place of each of its texts, however deep: in lists, objects and elements. The rest stays what it is. */
export function eachText<Value>(value: Value, change: (text: string) => string): Value {
  return changed(value, change) as Value;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  if (isValidElement(value)) {
    const element = value as ReactElement<Record<string, unknown>>;
    return cloneElement(element, objectOf(element.props, change));
  }
  return typeof value === 'object' && value !== null && isPlain(value)
    ? objectOf(value as Record<string, unknown>, change)
    : value;
}

const objectOf = (object: Record<string, unknown>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, changed(value, change)]));
