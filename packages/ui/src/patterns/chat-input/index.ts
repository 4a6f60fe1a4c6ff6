export { ChatInput, type ChatInputProps, type ChatMicrophone, type PlainPost } from './chat-input.tsx';
