import { type ComponentPropsWithoutRef, forwardRef } from 'react';

/**
 * A plain element for Radix's `asChild` that leaves out the inline style Radix adds. In server-rendered HTML that would
 * be a `style` attribute, which a strict Content-Security-Policy blocks and reports.
 */
export const Unstyled = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Unstyled(
  { style: _blocked, ...props },
  ref,
) {
  return <div {...props} ref={ref} />;
});
