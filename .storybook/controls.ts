import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import * as icons from '../packages/ui/src/entries/icons.ts';

type Described = InputType & { readonly type?: unknown };

const isIcon = ({ type }: Described) => JSON.stringify(type ?? '').includes('IconLines');
const isText = ({ type }: Described) => (type as { value?: unknown } | undefined)?.value === 'ReactNode';

/** Whether a value can be written as JSON and read back: no functions, no elements. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function' || isValidElement(value)) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isPlain);
};

/** The control for a prop, where its type alone leads to one that a designer cannot use. */
function controlOf(described: Described, value: unknown): InputType {
  if (isIcon(described)) {
    return {
      control: { type: 'select' },
      options: ['none', ...Object.keys(icons)],
      mapping: { none: undefined, ...icons },
    };
  }
  if (typeof value === 'string' && described.options === undefined && !described.type)
    return { control: { type: 'text' } };
  if (isText(described) || typeof value === 'string') return textOrNone(value);
  if (typeof value === 'number' || typeof value === 'boolean') return {};
  const isWritten = value !== undefined && isPlain(value);
  return isWritten || isSimple(described) ? {} : { control: { disable: true } };
}

const textOrNone = (value: unknown): InputType =>
  value === undefined || typeof value === 'string'
    ? { control: { type: 'text' } }
    : { control: { disable: true } };

/** A type that has a control of its own although nothing is set: a yes or no, a number, a text, a choice. */
function isSimple({ type, options }: Described): boolean {
  const { name, value } = (type ?? {}) as { name?: string; value?: unknown };
  const isChoice = name === 'union' && Array.isArray(value) && value.every((each) => each.name === 'literal');
  return options !== undefined || isChoice || ['boolean', 'number', 'string', 'enum'].includes(name ?? '');
}

/** `{@link Button}` as a reader sees it. */
export const withoutLinkTags = (text: string) =>
  text.replaceAll(/\{@link ([^}|]+?)(?:\s*\|\s*([^}]+))?\}/g, '`$1`');

/** Gives every prop a control that can be used, or none; and its words without tags. */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const argType = argTypes[name] ?? { name };
      const { description, control } = argType;
      return [
        name,
        {
          ...argType,
          ...(description && { description: withoutLinkTags(description) }),
          ...(control === undefined && controlOf(argType as Described, initialArgs[name])),
        },
      ];
    }),
  ) as typeof argTypes;
};
