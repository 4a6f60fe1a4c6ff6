export { type ToastApi, ToastProvider, type ToastProviderProps, useToast } from './toast-provider.tsx';
export { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS, type ToastContent, type ToastEntry } from './toast-state.ts';
