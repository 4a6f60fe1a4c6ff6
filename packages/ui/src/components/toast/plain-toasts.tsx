import { Notice } from '../notice/index.ts';
import * as css from './plain-toasts.css.ts';
import type { ToastOutletProps } from './toast-outlet.tsx';

/** Notifications without movement or clock, for when what draws them properly could not be fetched. */
export function PlainToasts({ toasts }: Pick<ToastOutletProps, 'toasts'>) {
  return (
    <div className={css.place}>
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description, tone }) => (
          <Notice
            key={id}
            title={title}
            tone={tone === 'destructive' ? 'danger' : 'neutral'}
            announced={tone === 'destructive' ? 'atOnce' : 'politely'}
          >
            {description}
          </Notice>
        ))}
    </div>
  );
}
