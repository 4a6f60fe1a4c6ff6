export { ListenButton, type ListenButtonProps } from './listen-button.tsx';
