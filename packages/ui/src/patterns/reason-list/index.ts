export { type Reason, ReasonList, type ReasonListProps } from './reason-list.tsx';
