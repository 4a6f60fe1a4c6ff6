export { type ChatSession, ChatSessionList, type ChatSessionListProps } from './chat-session-list.tsx';
