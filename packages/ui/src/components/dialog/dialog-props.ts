import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it: button, Escape, a touch outside. */
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
