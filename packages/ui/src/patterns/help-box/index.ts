export { HelpBox, type HelpBoxProps } from './help-box.tsx';
