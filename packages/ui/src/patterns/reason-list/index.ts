export { ReasonList, type ReasonListProps } from './reason-list.tsx';
export type { Reason } from './reasons.tsx';
