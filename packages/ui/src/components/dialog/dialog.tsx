'use client';
import { type ComponentType, forwardRef, useEffect, useState } from 'react';
import { requireProps } from '../../props/misuse.ts';
import type { DialogPanelProps } from './dialog-panel.tsx';
import type { DialogProps } from './dialog-props.ts';
import { DialogUnavailable } from './dialog-unavailable.tsx';

/**
 * A question or a message over the page. The focus stays inside until it is closed. The code that draws it is loaded when it
 * first opens, so a page with a dialog that nobody opens does not pay for it. If the code cannot be loaded, the dialog says so.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(props, ref) {
  const { open, onOpenChange, title } = props;
  if (process.env.NODE_ENV !== 'production')
    requireProps(
      'Dialog',
      { title, onOpenChange },
      'The title is its name for screen readers, and the function closes it.',
    );
  const [Panel, setPanel] = useState<ComponentType<DialogPanelProps>>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!open || Panel) return;
    let awaited = true;
    setFailed(false);
    import('./dialog-panel.tsx').then(
      ({ DialogPanel }) => awaited && setPanel(() => DialogPanel),
      () => awaited && setFailed(true),
    );
    return () => {
      awaited = false;
    };
  }, [open, Panel, attempt]);

  if (Panel) return <Panel {...props} panelRef={ref} />;
  return open && hasFailed ? (
    <DialogUnavailable
      title={title}
      onClose={() => onOpenChange(false)}
      onRetry={() => setAttempt(attempt + 1)}
    />
  ) : null;
});
