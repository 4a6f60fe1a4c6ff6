export { type Vote, VoteBar, type VoteBarProps } from './vote-bar.tsx';
