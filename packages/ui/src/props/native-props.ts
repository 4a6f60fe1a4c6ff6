import type { ComponentPropsWithoutRef, ElementType } from 'react';

/**
 * The attributes of the element that a component passes on: `id`, `data-*`, `aria-*`, events and the element's own.
 * How a component looks is its own affair, so `className` and `style` are not among them.
 */
export type NativeProps<E extends ElementType> = Omit<
  ComponentPropsWithoutRef<E>,
  'className' | 'style' | 'dangerouslySetInnerHTML' | 'color'
>;

/** Drops what {@link NativeProps} forbids, for callers whose types do not. */
export function withoutStyling<P extends object>(props: P): P {
  const {
    className: _className,
    style: _style,
    ...rest
  } = props as P & { className?: unknown; style?: unknown };
  return rest as unknown as P;
}
