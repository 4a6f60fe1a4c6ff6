export { FloatingDock, type FloatingDockProps } from './floating-dock.tsx';
