export { ChatBubble, type ChatBubbleProps } from './chat-bubble.tsx';
export { ChatLog, type ChatLogProps } from './chat-log.tsx';
