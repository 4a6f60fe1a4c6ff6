import { AboutIcon, DangerIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import * as css from './toast.css.ts';
import type { ToastOutletProps } from './toast-outlet.tsx';

/** Notifications without movement or clock, for when what draws them properly could not be fetched. */
export function PlainToasts({ toasts }: Pick<ToastOutletProps, 'toasts'>) {
  return (
    <div className={css.viewport}>
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description, tone = 'default' }) => (
          <div
            key={id}
            role={tone === 'destructive' ? 'alert' : 'status'}
            className={css.toast({ tone })}
            data-tone={tone}
          >
            <Icon of={tone === 'destructive' ? DangerIcon : AboutIcon} size="medium" />
            <div>
              <div className={css.title}>{title}</div>
              {description && <div className={css.description}>{description}</div>}
            </div>
          </div>
        ))}
    </div>
  );
}
