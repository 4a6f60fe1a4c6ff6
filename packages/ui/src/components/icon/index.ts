export { Icon, type IconDrawing, type IconProps } from './icon.tsx';
