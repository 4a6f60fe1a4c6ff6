export { Button, type ButtonProps } from './button.tsx';
export { GoButton, type GoButtonProps } from './go-button.tsx';
