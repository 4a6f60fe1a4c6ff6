export { FollowUp, type FollowUpAnswer, type FollowUpProps } from './follow-up.tsx';
