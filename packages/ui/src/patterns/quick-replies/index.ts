export { QuickReplies, type QuickRepliesProps, type QuickReply } from './quick-replies.tsx';
