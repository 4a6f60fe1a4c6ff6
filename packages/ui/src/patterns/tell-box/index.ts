export { TellBox, type TellBoxProps } from './tell-box.tsx';
