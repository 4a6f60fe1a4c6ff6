'use client';
import { type ComponentType, forwardRef, useEffect, useState } from 'react';
import type { DialogPanelProps } from './dialog-panel.tsx';
import type { DialogProps } from './dialog-props.ts';

/**
 * A question or a message over the page; the focus stays inside until it is closed. What draws it is loaded when it first
 * opens, so that pages with a dialog that nobody opens do not pay for it.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(props, ref) {
  const { open, onOpenChange } = props;
  const [Panel, setPanel] = useState<ComponentType<DialogPanelProps>>();

  useEffect(() => {
    if (!open || Panel) return;
    let awaited = true;
    import('./dialog-panel.tsx').then(
      ({ DialogPanel }) => awaited && setPanel(() => DialogPanel),
      () => awaited && onOpenChange(false),
    );
    return () => {
      awaited = false;
    };
  }, [open, Panel, onOpenChange]);

  return Panel ? <Panel {...props} panelRef={ref} /> : null;
});
