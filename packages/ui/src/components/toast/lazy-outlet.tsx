'use client';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import type { ToastOutletProps } from './toast-outlet.tsx';

/**
 * Draws the notifications. Its code is fetched at the visitor's first touch or key, so that it is here when the first one comes.
 * If it could not be fetched, a plain notice takes its place: the news may well be that the network is gone.
 */
export function LazyOutlet(props: ToastOutletProps) {
  const [Outlet, setOutlet] = useState<ComponentType<ToastOutletProps>>();
  const needed = props.toasts.length > 0;

  const load = useCallback(() => {
    import('./toast-outlet.tsx').then(
      ({ ToastOutlet }) => setOutlet(() => ToastOutlet),
      () => setOutlet((current?: ComponentType<ToastOutletProps>) => current ?? PlainToasts),
    );
  }, []);
  useEffect(() => {
    const once = { once: true, passive: true } as const;
    window.addEventListener('pointerdown', load, once);
    window.addEventListener('keydown', load, once);
    return () => {
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
    };
  }, [load]);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);

  return needed && Outlet ? <Outlet {...props} /> : null;
}
