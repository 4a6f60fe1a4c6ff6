export { ChatInput, type ChatInputProps, type ChatMicrophone } from './chat-input.tsx';
