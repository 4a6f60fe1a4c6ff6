import { jsx } from './jsx-runtime.ts';
import type { Component, Drawing, Props } from './tree.ts';

export {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffect as useLayoutEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from './hooks.ts';
export { Fragment } from './tree.ts';

/** The part of React's interface that `@scamguard/ui` uses; the build puts it in React's place. */
export const forwardRef =
  (render: (props: Props, ref: unknown) => unknown): Component =>
  ({ ref, ...props }: Props) =>
    render(props, ref);

export const createElement = (type: Drawing['type'], props: Props | null, ...children: unknown[]): Drawing =>
  jsx(type, children.length > 0 ? { ...props, children } : { ...props }, props?.['key']);

export const cloneElement = ({ type, props, key }: Drawing, added: Props): Drawing =>
  jsx(type, { ...props, ...added }, key);

export const memo = <Type>(component: Type): Type => component;
