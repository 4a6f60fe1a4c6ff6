'use client';
import {
  type ComponentType,
  forwardRef,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { AssistantButton, type AssistantButtonProps } from './assistant-button.tsx';
import type { AssistantPanelProps } from './assistant-panel.tsx';

export interface AssistantWidgetProps
  extends Omit<AssistantPanelProps, 'onClose'>,
    Omit<AssistantButtonProps, 'open'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the panel could not be fetched, so that the visitor can be told. */
  onUnavailable?: () => void;
}

/**
 * The assistant at the edge of every page: a round button, and a panel that is fetched when it is first opened. Escape
 * closes it, and the focus comes back to the button. The ref is the button's.
 */
export const AssistantWidget = forwardRef<HTMLButtonElement, AssistantWidgetProps>(function AssistantWidget(
  {
    open,
    onOpenChange,
    label,
    onUnavailable,
    title,
    children,
    turns,
    fromBeginning,
    muted,
    onMutedChange,
    muteLabel,
    unmuteLabel,
    input,
    note,
    ...rest
  },
  ref,
) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>();
  const fail = useRef(() => undefined as void);
  useEffect(() => {
    fail.current = () => {
      onOpenChange(false);
      onUnavailable?.();
    };
  });
  useEffect(() => {
    if (!open || Panel) return;
    import('./assistant-panel.tsx').then(
      ({ AssistantPanel }) => setPanel(() => AssistantPanel),
      () => fail.current(),
    );
  }, [open, Panel]);
  const handleClose = useCallback(() => {
    onOpenChange(false);
    button.current?.focus();
  }, [onOpenChange]);
  return (
    <div data-state={open ? 'open' : 'closed'}>
      <AssistantButton {...rest} ref={button} label={label} open={open} onClick={() => onOpenChange(!open)} />
      {open && Panel && (
        <Panel
          title={title}
          turns={turns}
          fromBeginning={fromBeginning}
          muted={muted}
          onMutedChange={onMutedChange}
          muteLabel={muteLabel}
          unmuteLabel={unmuteLabel}
          input={input}
          note={note}
          onClose={handleClose}
        >
          {children}
        </Panel>
      )}
    </div>
  );
});
