'use client';
import { type ComponentType, forwardRef, type ReactNode, useEffect, useState } from 'react';
import type { DialogPanelProps } from './dialog-panel.tsx';

export interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it: button, Escape, a touch outside; and when it cannot be loaded. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence or two on what is asked or said. */
  text?: string;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** Where the keyboard goes on closing; to whatever had it before, unless given. */
  returnFocusTo?: { readonly current: HTMLElement | null };
  /** What the text cannot say. */
  children?: ReactNode;
}

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
