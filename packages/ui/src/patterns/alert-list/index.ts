export { ALERTS_SHOWN, AlertList, type AlertListProps } from './alert-list.tsx';
export type { AlertEntry } from './alert-list-entries.tsx';
