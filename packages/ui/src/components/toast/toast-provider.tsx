'use client';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { LazyOutlet } from './lazy-outlet.tsx';
import { TOAST_REMOVE_DELAY_MS, type ToastContent, type ToastEntry, toastReducer } from './toast-state.ts';

/** What {@link useToast} gives. */
export interface ToastApi {
  /** The notifications in the state, dismissed ones included until they are removed. */
  readonly toasts: readonly ToastEntry[];
  /** Shows a notification in place of the one before. Returns its id. */
  readonly show: (content: ToastContent) => string;
  /** Takes a notification off the screen; all of them without an id. */
  readonly dismiss: (id?: string) => void;
}

const ToastContext = createContext<ToastApi | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
}

/** Keeps the notifications and shows the newest. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, dispatch] = useReducer(toastReducer, []);
  const count = useRef(0);
  const removals = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const show = useCallback((content: ToastContent) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    dispatch({ type: 'shown', id, content });
    return id;
  }, []);
  const dismiss = useCallback((id?: string) => {
    dispatch(id === undefined ? { type: 'dismissed' } : { type: 'dismissed', id });
  }, []);

  useEffect(() => {
    for (const { id, open } of toasts) {
      if (open || removals.current.has(id)) continue;
      removals.current.set(
        id,
        setTimeout(() => {
          removals.current.delete(id);
          dispatch({ type: 'removed', id });
        }, TOAST_REMOVE_DELAY_MS),
      );
    }
  }, [toasts]);
  useEffect(() => {
    const timers = removals.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    };
  }, []);
  const api = useMemo(() => ({ toasts, show, dismiss }), [toasts, show, dismiss]);
  return (
    <ToastContext.Provider value={api}>
      {children}
      <LazyOutlet toasts={toasts} onDismiss={dismiss} />
    </ToastContext.Provider>
  );
}

/** Shows and dismisses notifications. Needs a {@link ToastProvider} above. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it.');
  return api;
}
