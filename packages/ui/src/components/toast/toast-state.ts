/** At most so many notifications at a time. Source: specification, section 9. */
export const TOAST_LIMIT = 1;

/** A dismissed notification leaves the state only after so many milliseconds. Source: specification, section 9. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** What a notification says. */
export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  /** `destructive`: something failed or is missing. */
  readonly tone?: 'default' | 'destructive';
}

/** A notification and whether it is on the screen. */
export interface ToastEntry extends ToastContent {
  readonly id: string;
  readonly open: boolean;
}

export type ToastAction =
  | { readonly type: 'shown'; readonly id: string; readonly content: ToastContent }
  /** Without an `id`, all of them. */
  | { readonly type: 'dismissed'; readonly id?: string }
  | { readonly type: 'removed'; readonly id: string };

/** The newest comes first. Those above the limit are dropped. */
export function toastReducer(entries: readonly ToastEntry[], action: ToastAction): readonly ToastEntry[] {
  switch (action.type) {
    case 'shown':
      return [{ ...action.content, id: action.id, open: true }, ...entries].slice(0, TOAST_LIMIT);
    case 'dismissed':
      return entries.map((entry) =>
        action.id === undefined || entry.id === action.id ? { ...entry, open: false } : entry,
      );
    case 'removed':
      return entries.filter((entry) => entry.id !== action.id);
  }
}
