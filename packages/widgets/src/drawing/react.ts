import type { ComponentChild, Ref } from 'preact';

/**
 * What our components import from `react`, in scripts for pages and in the npm package. A name that is missing here fails the build.
 */
export { createContext, Fragment } from 'preact';
export {
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
export { element as createElement } from './element.ts';

/** Preact 11 hands a component its `ref` among the props, as React 19 does. */
export const forwardRef =
  <Props, Element>(draw: (props: Props, ref: Ref<Element>) => ComponentChild) =>
  ({ ref = null, ...props }: Props & { ref?: Ref<Element> }) =>
    draw(props as Props, ref);
