export { ChatFrame, type ChatFrameProps } from './chat-frame.tsx';
