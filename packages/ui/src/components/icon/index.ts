export { Icon, type IconDrawing, type IconLines, type IconProps } from './icon.tsx';
